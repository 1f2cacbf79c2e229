<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Psr\Clock\ClockInterface;
use Shopware\Core\Checkout\Order\Aggregate\OrderDelivery\OrderDeliveryEntity;
use Shopware\Core\Checkout\Order\Aggregate\OrderDelivery\OrderDeliveryStates;
use Shopware\Core\Checkout\Order\Aggregate\OrderLineItem\OrderLineItemEntity;
use Shopware\Core\Checkout\Order\Aggregate\OrderTransaction\OrderTransactionEntity;
use Shopware\Core\Checkout\Order\Aggregate\OrderTransaction\OrderTransactionStates;
use Shopware\Core\Checkout\Order\OrderEntity;
use Shopware\Core\Checkout\Order\OrderException;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Weefsel\Shop\Order\OrderMoves;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Reads how orders stand now. */
final class OrderCases
{
    private const ASSOCIATIONS = [
        'lineItems.cover',
        'deliveries.stateMachineState',
        'deliveries.shippingOrderAddress.country',
        'transactions.stateMachineState',
        'stateMachineState',
        'orderCustomer.customer',
        'billingAddress',
    ];

    private const HAS_LEFT = [
        OrderDeliveryStates::STATE_SHIPPED,
        OrderDeliveryStates::STATE_RETURNED,
        OrderDeliveryStates::STATE_PARTIALLY_RETURNED,
    ];

    private const PAID = [
        OrderTransactionStates::STATE_PAID,
        OrderTransactionStates::STATE_PARTIALLY_PAID,
        OrderTransactionStates::STATE_REFUNDED,
        OrderTransactionStates::STATE_PARTIALLY_REFUNDED,
    ];

    public function __construct(
        private readonly EntityRepository $orders,
        private readonly Withdrawals $withdrawals,
        private readonly OrderMoves $moves,
        private readonly ShopSettings $settings,
        private readonly ClockInterface $clock,
    ) {
    }

    /** An order of a sales channel by its number. */
    public function orderByNumber(string $number, string $salesChannelId, Context $context): ?OrderEntity
    {
        $criteria = self::criteria();
        $criteria->addFilter(new EqualsFilter('orderNumber', $number));
        $criteria->addFilter(new EqualsFilter('salesChannelId', $salesChannelId));
        $criteria->setLimit(1);
        $order = $this->orders->search($criteria, $context)->getEntities()->first();

        return $order instanceof OrderEntity ? $order : null;
    }

    /** @throws OrderException 404 */
    public function byId(string $orderId, Context $context): OrderCase
    {
        return $this->byIds([$orderId], $context)[$orderId] ?? throw OrderException::orderNotFound($orderId);
    }

    /**
     * @param list<string> $orderIds
     *
     * @return array<string, OrderCase> by id of the order
     */
    public function byIds(array $orderIds, Context $context): array
    {
        if ($orderIds === []) {
            return [];
        }
        $confirmed = $this->withdrawals->confirmedOf($orderIds, $context);
        $cases = [];
        foreach ($this->orders->search(self::criteria($orderIds), $context)->getEntities() as $order) {
            \assert($order instanceof OrderEntity);
            $cases[$order->getId()] = $this->caseOf($order, $confirmed[$order->getId()] ?? [], $context);
        }

        return $cases;
    }

    /** The delivery with the goods: a discount on sending has one of its own, which costs less than nothing. */
    public static function deliveryOf(OrderEntity $order): ?OrderDeliveryEntity
    {
        $found = null;
        foreach ($order->getDeliveries() ?? [] as $delivery) {
            $costs = $delivery->getShippingCosts()->getTotalPrice();
            if ($found === null || $costs > $found->getShippingCosts()->getTotalPrice()) {
                $found = $delivery;
            }
        }

        return $found;
    }

    /** The newest payment. */
    public static function paymentOf(OrderEntity $order): ?OrderTransactionEntity
    {
        $found = null;
        foreach ($order->getTransactions() ?? [] as $transaction) {
            if ($found === null || $transaction->getCreatedAt() >= $found->getCreatedAt()) {
                $found = $transaction;
            }
        }

        return $found;
    }

    /** @param list<Withdrawal> $confirmed */
    private function caseOf(OrderEntity $order, array $confirmed, Context $context): OrderCase
    {
        $delivery = self::deliveryOf($order);
        $state = $delivery?->getStateMachineState()?->getTechnicalName() ?? OrderDeliveryStates::STATE_OPEN;
        $payment = self::paymentOf($order)?->getStateMachineState()?->getTechnicalName();
        $lines = [];
        foreach ($order->getLineItems() ?? [] as $line) {
            $lines[] = self::lineOf($line);
        }
        $isCancelled = $state === OrderDeliveryStates::STATE_CANCELLED
            || $order->getStateMachineState()?->getTechnicalName() === 'cancelled';

        return new OrderCase(
            $order,
            Goods::of($lines),
            $confirmed,
            $delivery !== null && \in_array($state, self::HAS_LEFT, true) ? $this->termsOf($order, $delivery, $context) : null,
            $state === OrderDeliveryStates::STATE_OPEN,
            $isCancelled || $state === OrderDeliveryStates::STATE_RETURNED,
            $isCancelled,
            \in_array($payment, self::PAID, true),
            (int) round(100 * $order->getShippingTotal()),
            Calendar::dayOf($this->clock->now()),
        );
    }

    private function termsOf(OrderEntity $order, OrderDeliveryEntity $delivery, Context $context): Terms
    {
        $promises = $this->settings->promises($order->getSalesChannelId());
        $iso = $delivery->getShippingOrderAddress()?->getCountry()?->getIso() ?? '';
        $sentAt = $this->moves->lastAt($delivery->getId(), OrderDeliveryStates::STATE_SHIPPED, $context)
            ?? $order->getUpdatedAt() ?? $order->getOrderDateTime();

        return Terms::from(Terms::arrivalOf($sentAt, $iso, $promises), $iso, $promises);
    }

    /** @return array{id: string, type: string, identifier: string, quantity: int, unitCents: int, composition: list<array{id: string, discount: float|int}>} */
    private static function lineOf(OrderLineItemEntity $line): array
    {
        return [
            'id' => $line->getId(),
            'type' => (string) $line->getType(),
            'identifier' => $line->getIdentifier(),
            'quantity' => $line->getQuantity(),
            'unitCents' => (int) round(100 * $line->getUnitPrice()),
            'composition' => array_values($line->getPayload()['composition'] ?? []),
        ];
    }

    /** @param list<string>|null $ids */
    private static function criteria(?array $ids = null): Criteria
    {
        return (new Criteria($ids))->addAssociations(self::ASSOCIATIONS);
    }
}
