<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Psr\Clock\ClockInterface;
use Shopware\Core\Checkout\Order\Aggregate\OrderDelivery\OrderDeliveryDefinition;
use Shopware\Core\Checkout\Order\Aggregate\OrderTransaction\OrderTransactionDefinition;
use Shopware\Core\Checkout\Order\OrderDefinition;
use Shopware\Core\Checkout\Order\OrderStates;
use Shopware\Core\Content\Product\Stock\AbstractStockStorage;
use Shopware\Core\Content\Product\Stock\StockAlteration;
use Shopware\Core\Defaults;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\System\StateMachine\Event\StateMachineTransitionEvent;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;

/** Notes how far goods that were given up have come, and keeps the stock right when an order is cancelled. */
class WithdrawalProgress implements EventSubscriberInterface
{
    public function __construct(
        private readonly Withdrawals $withdrawals,
        private readonly OrderCases $cases,
        private readonly EntityRepository $deliveries,
        private readonly EntityRepository $transactions,
        private readonly AbstractStockStorage $stock,
        private readonly ClockInterface $clock,
    ) {
    }

    public static function getSubscribedEvents(): array
    {
        return [StateMachineTransitionEvent::class => 'onTransition'];
    }

    public function onTransition(StateMachineTransitionEvent $event): void
    {
        $context = $event->getContext();
        if ($context->getVersionId() !== Defaults::LIVE_VERSION) {
            return;
        }
        $to = $event->getToPlace()->getTechnicalName();
        $id = $event->getEntityId();
        match ($event->getEntityName()) {
            OrderDeliveryDefinition::ENTITY_NAME => str_starts_with($to, 'returned')
                ? $this->note($this->orderOf($this->deliveries, $id, $context), 'receivedAt', $context) : null,
            OrderTransactionDefinition::ENTITY_NAME => str_starts_with($to, 'refunded')
                ? $this->note($this->orderOf($this->transactions, $id, $context), 'refundedAt', $context) : null,
            OrderDefinition::ENTITY_NAME => $this->correctStock($id, $event->getFromPlace()->getTechnicalName(), $to, $context),
            default => null,
        };
    }

    /** Goods of an order came back, or money went back: so did what was given up of it. */
    private function note(?string $orderId, string $moment, Context $context): void
    {
        $now = $this->clock->now()->format(Defaults::STORAGE_DATE_TIME_FORMAT);
        $confirmed = $orderId === null ? [] : $this->withdrawals->confirmedOf([$orderId], $context)[$orderId] ?? [];
        foreach ($confirmed as $withdrawal) {
            if ($withdrawal->{$moment} === null) {
                $this->withdrawals->save(['id' => $withdrawal->id, $moment => $now], $context);
            }
        }
    }

    /** The platform gives back all of a cancelled order: what was given up unsent before is in stock already. */
    private function correctStock(string $orderId, string $from, string $to, Context $context): void
    {
        $isCancelled = $to === OrderStates::STATE_CANCELLED;
        if ($isCancelled === ($from === OrderStates::STATE_CANCELLED)) {
            return;
        }
        $unsent = array_filter(
            $this->withdrawals->confirmedOf([$orderId], $context)[$orderId] ?? [],
            static fn (Withdrawal $one) => $one->isUnsent,
        );
        $taken = WithdrawalFacts::together(array_map(static fn (Withdrawal $one) => $one->chosen, $unsent));
        if ($taken === []) {
            return;
        }
        $changes = [];
        foreach ($this->cases->byId($orderId, $context)->order->getLineItems() ?? [] as $line) {
            $quantity = $taken[$line->getId()] ?? 0;
            $productId = $line->getProductId();
            if ($quantity > 0 && $productId !== null) {
                $changes[] = $isCancelled
                    ? new StockAlteration($line->getId(), $productId, 0, $quantity)
                    : new StockAlteration($line->getId(), $productId, $quantity, 0);
            }
        }
        $this->stock->alter($changes, $context);
    }

    private function orderOf(EntityRepository $repository, string $id, Context $context): ?string
    {
        $found = $repository->search(new Criteria([$id]), $context)->getEntities()->first();
        $orderId = $found?->get('orderId');

        return \is_string($orderId) ? $orderId : null;
    }
}
