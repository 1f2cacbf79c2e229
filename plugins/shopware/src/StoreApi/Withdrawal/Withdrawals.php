<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\Entity;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\NotFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\RangeFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Sorting\FieldSorting;

/** Withdrawals that were begun and confirmed. */
final class Withdrawals
{
    public function __construct(private readonly EntityRepository $repository)
    {
    }

    public function byCode(string $code, Context $context): ?Withdrawal
    {
        return $this->oneBy('code', $code, $context);
    }

    /** The withdrawal that a label's own code is of. */
    public function byLabel(string $code, Context $context): ?Withdrawal
    {
        return $this->oneBy('labelCode', $code, $context);
    }

    /**
     * What was given up of orders, the oldest first.
     *
     * @param list<string> $orderIds
     *
     * @return array<string, list<Withdrawal>> by id of the order
     */
    public function confirmedOf(array $orderIds, Context $context): array
    {
        if ($orderIds === []) {
            return [];
        }
        $criteria = new Criteria();
        $criteria->addFilter(new EqualsAnyFilter('orderId', $orderIds));
        $criteria->addFilter(new NotFilter(NotFilter::CONNECTION_AND, [new EqualsFilter('confirmedAt', null)]));
        $criteria->addSorting(new FieldSorting('number'));
        $found = [];
        foreach ($this->repository->search($criteria, $context)->getEntities() as $entity) {
            $withdrawal = Withdrawal::fromEntity($entity);
            $found[$withdrawal->orderId][] = $withdrawal;
        }

        return $found;
    }

    /** @param array<string, mixed> $fields those that change, by name; a new one has all */
    public function save(array $fields, Context $context): void
    {
        $this->repository->upsert([$fields], $context);
    }

    /** Forgets what was begun before a moment and never confirmed. */
    public function forgetBegunBefore(\DateTimeImmutable $moment, Context $context): void
    {
        $criteria = new Criteria();
        $criteria->addFilter(new EqualsFilter('confirmedAt', null));
        $criteria->addFilter(new RangeFilter('createdAt', [RangeFilter::LT => $moment->format(\DATE_ATOM)]));
        $criteria->setLimit(500);
        $ids = $this->repository->searchIds($criteria, $context)->getIds();
        if ($ids !== []) {
            $this->repository->delete(array_map(static fn (string $id) => ['id' => $id], $ids), $context);
        }
    }

    private function oneBy(string $field, string $code, Context $context): ?Withdrawal
    {
        // Anything else is no code, and must not reach a column of plain letters.
        if (!WithdrawalFacts::isCode($code)) {
            return null;
        }
        $criteria = (new Criteria())->addFilter(new EqualsFilter($field, $code))->setLimit(1);
        $entity = $this->repository->search($criteria, $context)->getEntities()->first();

        return $entity instanceof Entity ? Withdrawal::fromEntity($entity) : null;
    }
}
