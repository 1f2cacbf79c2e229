<?php declare(strict_types=1);

namespace Weefsel\Shop\Order;

use Shopware\Core\Checkout\Order\Aggregate\OrderDelivery\OrderDeliveryDefinition;
use Shopware\Core\Checkout\Order\Aggregate\OrderDelivery\OrderDeliveryEntity;
use Shopware\Core\Checkout\Order\Aggregate\OrderTransaction\OrderTransactionDefinition;
use Shopware\Core\Checkout\Order\OrderDefinition;
use Shopware\Core\Checkout\Order\OrderEntity;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Sorting\FieldSorting;
use Shopware\Core\System\StateMachine\Aggregation\StateMachineHistory\StateMachineHistoryEntity;

/** When orders, their deliveries and their payments got to which state: `state_machine_history`, which the Store API does not give away. */
final class OrderMoves
{
    private const MACHINES = [
        OrderDefinition::ENTITY_NAME,
        OrderDeliveryDefinition::ENTITY_NAME,
        OrderTransactionDefinition::ENTITY_NAME,
    ];

    public function __construct(private readonly EntityRepository $history)
    {
    }

    /** When something last got to a state. */
    public function lastAt(string $id, string $state, Context $context): ?\DateTimeInterface
    {
        $last = null;
        foreach ($this->of([$id], $context) as $move) {
            if ($move->getToStateMachineState()?->getTechnicalName() === $state) {
                $last = $move->getCreatedAt();
            }
        }

        return $last;
    }

    /**
     * Moves of orders, the oldest first. The orders come with their deliveries and transactions.
     *
     * @param iterable<OrderEntity> $orders
     *
     * @return array<string, list<array{machine: string, state: string, trackingCode: string|null, at: string}>> by id of the order
     */
    public function ofOrders(iterable $orders, Context $context): array
    {
        $owners = [];
        $unused = [];
        $found = [];
        foreach ($orders as $order) {
            $found[$order->getId()] = [];
            $owners[$order->getId()] = $order->getId();
            foreach ($order->getDeliveries() ?? [] as $delivery) {
                \assert($delivery instanceof OrderDeliveryEntity);
                $owners[$delivery->getId()] = $order->getId();
                $unused[$delivery->getId()] = array_values($delivery->getTrackingCodes());
            }
            foreach ($order->getTransactions() ?? [] as $transaction) {
                $owners[$transaction->getId()] = $order->getId();
            }
        }
        foreach ($this->of(array_keys($owners), $context) as $move) {
            $state = $move->getToStateMachineState()?->getTechnicalName() ?? '';
            $id = $move->getReferencedId();
            // Parcels are noted in the order in which they are sent.
            $isSent = str_starts_with($state, 'shipped') && isset($unused[$id]);
            $found[$owners[$id]][] = [
                'machine' => $move->getEntityName(),
                'state' => $state,
                'trackingCode' => $isSent ? array_shift($unused[$id]) : null,
                'at' => $move->getCreatedAt()?->format(\DATE_RFC3339_EXTENDED) ?? '',
            ];
        }

        return $found;
    }

    /**
     * @param list<string> $ids
     *
     * @return iterable<StateMachineHistoryEntity>
     */
    private function of(array $ids, Context $context): iterable
    {
        if ($ids === []) {
            return [];
        }
        $criteria = new Criteria();
        $criteria->addFilter(new EqualsAnyFilter('referencedId', $ids));
        $criteria->addFilter(new EqualsAnyFilter('entityName', self::MACHINES));
        $criteria->addAssociation('toStateMachineState');
        $criteria->addSorting(new FieldSorting('createdAt'));

        return $this->history->search($criteria, $context)->getEntities();
    }
}
