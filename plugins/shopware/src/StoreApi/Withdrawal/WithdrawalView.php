<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Psr\Clock\ClockInterface;
use Shopware\Core\Checkout\Order\Aggregate\OrderLineItem\OrderLineItemEntity;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Withdrawals on the wire: with the call of a code, and with an order. */
final class WithdrawalView
{
    public function __construct(private readonly ShopSettings $settings, private readonly ClockInterface $clock)
    {
    }

    /**
     * A withdrawal, begun or confirmed, with what of its order it can be about.
     *
     * @return array<string, mixed>
     */
    public function toWithdrawal(OrderCase $case, Withdrawal $withdrawal): array
    {
        $order = $case->order;
        $isConfirmed = $withdrawal->confirmedAt !== null;
        $refund = $isConfirmed
            ? ['goodsCents' => $withdrawal->goodsCents, 'deliveryCents' => $withdrawal->deliveryCents]
            : $case->refundOf($withdrawal->chosen);
        $lines = [];
        foreach ($order->getLineItems() ?? [] as $line) {
            if ($line->getType() === 'product') {
                $lines[] = self::toLine($case, $line, $withdrawal->chosen[$line->getId()] ?? 0);
            }
        }

        return [
            'code' => $withdrawal->code,
            'orderNumber' => (string) $order->getOrderNumber(),
            'orderDateTime' => $order->getOrderDateTime()->format(\DATE_RFC3339_EXTENDED),
            'deepLinkCode' => (string) $order->getDeepLinkCode(),
            'name' => $withdrawal->name,
            'email' => $withdrawal->email,
            'reason' => $withdrawal->reason,
            'lines' => $lines,
            'isOpen' => $case->isOpen(),
            'isUnsent' => $isConfirmed ? $withdrawal->isUnsent : $case->isUnsent,
            'isPaid' => $isConfirmed ? $withdrawal->isPaid : $case->isPaid,
            'basis' => $isConfirmed ? $withdrawal->basis : $case->basis,
            'terms' => $case->terms?->toWire(),
            'refund' => [
                'goods' => self::euros($refund['goodsCents']),
                'delivery' => self::euros($refund['deliveryCents']),
                'total' => self::euros($refund['goodsCents'] + $refund['deliveryCents']),
            ],
            'shippingTotal' => self::euros($case->shippingCents),
            'receipt' => $isConfirmed ? $this->receiptOf($case, $withdrawal) : null,
            'apiAlias' => 'shop_withdrawal',
        ];
    }

    /**
     * What an order says of giving it up: until when that is possible, and what was given up already.
     *
     * @return array<string, mixed>
     */
    public function toOrderWithdrawals(OrderCase $case): array
    {
        $labels = [];
        foreach ($case->order->getLineItems() ?? [] as $line) {
            $labels[$line->getId()] = $line->getLabel();
        }
        $now = $this->clock->now();
        $number = (string) $case->order->getOrderNumber();

        return [
            'isOpen' => $case->isOpen(),
            'isUnsent' => $case->isUnsent,
            'isPaid' => $case->isPaid,
            'basis' => $case->basis,
            'terms' => $case->terms?->toWire(),
            'withdrawals' => array_map(fn (Withdrawal $one) => [
                ...$this->receiptOf($case, $one),
                'basis' => $one->basis,
                'labelCode' => $case->isSentBack($one) && !$one->isForgotten($now) ? $one->labelCode : null,
                'parcelCode' => $case->isCancelled || $one->isUnsent ? null : WithdrawalFacts::parcelCode($number, $one->number),
                'lines' => array_map(
                    static fn (string $id, int $quantity) => ['label' => $labels[$id] ?? '', 'quantity' => $quantity],
                    array_map(strval(...), array_keys($one->chosen)),
                    array_values($one->chosen),
                ),
                'refund' => self::euros($one->goodsCents + $one->deliveryCents),
            ], $case->confirmed),
        ];
    }

    /** @return array{returnCode: string, state: string, isPaid: bool, isUnsent: bool, confirmedAt: string, sendBackUntil: string|null, refundUntil: string} */
    public function receiptOf(OrderCase $case, Withdrawal $withdrawal): array
    {
        $promises = $this->settings->promises($case->order->getSalesChannelId());

        return $withdrawal->receipt((string) $case->order->getOrderNumber(), $promises);
    }

    /** Colour and size in words. */
    public static function optionsOf(OrderLineItemEntity $line): string
    {
        $options = array_filter($line->getPayload()['options'] ?? [], \is_array(...));

        return implode(', ', array_map(
            static fn (array $one) => \sprintf('%s: %s', $one['group'] ?? '', $one['option'] ?? ''),
            $options,
        ));
    }

    /** @return array<string, mixed> */
    private static function toLine(OrderCase $case, OrderLineItemEntity $line, int $chosen): array
    {
        $cover = $line->getCover();

        return [
            'id' => $line->getId(),
            'label' => $line->getLabel(),
            'options' => self::optionsOf($line),
            'cover' => $cover === null ? null : ['id' => $cover->getId(), 'url' => $cover->getUrl(), 'alt' => $cover->getTranslation('alt')],
            'quantity' => $line->getQuantity(),
            'left' => $case->left[$line->getId()] ?? 0,
            'chosen' => $chosen,
            'unitRefund' => self::euros($case->goods->centsFor($line->getId(), 0, 1)),
        ];
    }

    private static function euros(int $cents): float
    {
        return round($cents / 100, 2);
    }
}
