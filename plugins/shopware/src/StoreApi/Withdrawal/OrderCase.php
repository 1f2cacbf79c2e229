<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Shopware\Core\Checkout\Order\OrderEntity;

/** Everything that decides what of an order may be given up, and what is paid back for it. */
final class OrderCase
{
    /** @var array<string, int> how many of each line are given up already */
    public readonly array $taken;

    /** @var array<string, int> how many of each line can still be given up */
    public readonly array $left;

    /** Null when it is too late. */
    public readonly ?string $basis;

    /**
     * @param list<Withdrawal> $confirmed the oldest first
     * @param bool $isUnsent nothing of it has left the house
     * @param bool $isOver it is cancelled, or all of it came back
     * @param bool $isPaid money came in that has to go back
     */
    public function __construct(
        public readonly OrderEntity $order,
        public readonly Goods $goods,
        public readonly array $confirmed,
        public readonly ?Terms $terms,
        public readonly bool $isUnsent,
        public readonly bool $isOver,
        public readonly bool $isCancelled,
        public readonly bool $isPaid,
        public readonly int $shippingCents,
        string $today,
    ) {
        $this->taken = WithdrawalFacts::together(array_map(static fn (Withdrawal $one) => $one->chosen, $confirmed));
        $left = $goods->left($this->taken);
        // Of what is cancelled or all back nothing is left to give up.
        $this->left = $isOver ? array_map(static fn () => 0, $left) : $left;
        $this->basis = Terms::basisOn($terms, $today);
    }

    /** Whether something of the order can be given up today. */
    public function isOpen(): bool
    {
        return $this->basis !== null && array_sum($this->left) > 0;
    }

    /**
     * What is paid back: sending too, once all of an order is given up within the term of the law.
     *
     * @param array<string, int> $chosen
     *
     * @return array{goodsCents: int, deliveryCents: int, isWhole: bool}
     */
    public function refundOf(array $chosen): array
    {
        $isWhole = $this->goods->isAll($this->taken, $chosen);
        $isByLaw = $this->basis === Terms::LAW;
        foreach ($this->confirmed as $before) {
            $isByLaw = $isByLaw && $before->basis === Terms::LAW;
        }

        return [
            'goodsCents' => $this->goods->cents($this->taken, $chosen),
            'deliveryCents' => $isWhole && $isByLaw ? $this->shippingCents : 0,
            'isWhole' => $isWhole,
        ];
    }

    /** Whether a parcel is still to come back by a withdrawal: what was paid back, came back or was cancelled needs no label. */
    public function isSentBack(Withdrawal $withdrawal): bool
    {
        return !$this->isCancelled && $withdrawal->state() === 'sendBack';
    }
}
