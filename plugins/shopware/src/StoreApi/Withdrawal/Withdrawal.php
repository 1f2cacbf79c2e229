<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Shopware\Core\Framework\DataAbstractionLayer\Entity;

/** One withdrawal as it is kept; `WithdrawalDefinition` says what each field means. */
final class Withdrawal
{
    /**
     * @param array<string, int> $chosen by id of an order's line
     */
    public function __construct(
        public readonly string $id,
        public readonly string $code,
        public readonly string $orderId,
        public readonly ?int $number,
        public readonly string $name,
        public readonly string $email,
        public readonly string $reason,
        public readonly array $chosen,
        public readonly ?string $basis,
        public readonly bool $isUnsent,
        public readonly bool $isPaid,
        public readonly int $goodsCents,
        public readonly int $deliveryCents,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $confirmedAt,
        public readonly ?\DateTimeInterface $receivedAt,
        public readonly ?\DateTimeInterface $refundedAt,
        public readonly ?\DateTimeInterface $receiptSentAt,
        public readonly ?string $labelCode,
    ) {
    }

    public static function fromEntity(Entity $entity): self
    {
        return new self(
            $entity->get('id'),
            $entity->get('code'),
            $entity->get('orderId'),
            $entity->get('number'),
            $entity->get('name'),
            $entity->get('email'),
            (string) $entity->get('reason'),
            array_map(intval(...), (array) ($entity->get('chosen') ?? [])),
            $entity->get('basis'),
            (bool) $entity->get('unsent'),
            (bool) $entity->get('paid'),
            (int) $entity->get('goodsCents'),
            (int) $entity->get('deliveryCents'),
            $entity->get('createdAt'),
            $entity->get('confirmedAt'),
            $entity->get('receivedAt'),
            $entity->get('refundedAt'),
            $entity->get('receiptSentAt'),
            $entity->get('labelCode'),
        );
    }

    public function isForgotten(\DateTimeImmutable $now): bool
    {
        return WithdrawalFacts::isForgotten($this->createdAt, $this->confirmedAt, $now);
    }

    public function state(): string
    {
        return WithdrawalFacts::state($this->isUnsent, $this->receivedAt !== null, $this->refundedAt !== null);
    }

    /**
     * What a shopper needs to know once it is confirmed: its code for the parcel, the days to come, the money.
     *
     * @return array{returnCode: string, state: string, isPaid: bool, isUnsent: bool, confirmedAt: string, sendBackUntil: string|null, refundUntil: string}
     */
    public function receipt(string $orderNumber, Promises $promises): array
    {
        $moment = $this->confirmedAt ?? $this->createdAt;
        $day = Calendar::dayOf($moment);

        return [
            'returnCode' => WithdrawalFacts::returnCode($orderNumber, $this->number),
            'state' => $this->state(),
            'isPaid' => $this->isPaid,
            'isUnsent' => $this->isUnsent,
            'confirmedAt' => $moment->format(\DATE_RFC3339_EXTENDED),
            'sendBackUntil' => $this->isUnsent ? null : Calendar::dayAfter($day, $promises->sendBackDays),
            'refundUntil' => Calendar::dayAfter($day, $promises->refundDays),
        ];
    }
}
