<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

/** Codes, states and days of a withdrawal: what follows from it alone. */
final class WithdrawalFacts
{
    public const KEPT_UNCONFIRMED = '-1 day';
    public const RECEIPT_SHOWN = '-30 days';

    /** What opens something to whoever has it: nobody guesses it. */
    public static function newCode(): string
    {
        return rtrim(strtr(base64_encode(random_bytes(24)), '+/', '-_'), '=');
    }

    /** Whether a text can be a code at all; nothing else is looked up. */
    public static function isCode(string $text): bool
    {
        return preg_match('/^[\w-]{32}$/D', $text) === 1;
    }

    /** Goes on the parcel, and names the withdrawal to customer service. */
    public static function returnCode(string $orderNumber, ?int $number): string
    {
        return \sprintf('R%s-%d', $orderNumber, $number ?? 0);
    }

    /** The carrier's code of what comes back, as the bars of its label say it. */
    public static function parcelCode(string $orderNumber, ?int $number): string
    {
        return '3SWRET' . str_pad($orderNumber, 7, '0', \STR_PAD_LEFT) . str_pad((string) ($number ?? 0), 2, '0', \STR_PAD_LEFT);
    }

    /** How far what was given up has come. */
    public static function state(bool $isUnsent, bool $isReceived, bool $isRefunded): string
    {
        return match (true) {
            $isRefunded => 'settled',
            $isUnsent => 'unsent',
            $isReceived => 'received',
            default => 'sendBack',
        };
    }

    /** Whether a withdrawal is too old for its codes to open anything. */
    public static function isForgotten(\DateTimeInterface $createdAt, ?\DateTimeInterface $confirmedAt, \DateTimeImmutable $now): bool
    {
        return $confirmedAt === null
            ? $createdAt < $now->modify(self::KEPT_UNCONFIRMED)
            : $confirmedAt < $now->modify(self::RECEIPT_SHOWN);
    }

    /** The digits of an order's number as somebody typed it; null when it is none. */
    public static function orderNumberIn(string $text): ?string
    {
        $found = preg_match('/^#?(\d{1,12})$/D', (string) preg_replace('/\s/u', '', $text), $parts);

        return $found === 1 ? $parts[1] : null;
    }

    /** An address or postcode as it is compared: without blanks, in small letters. */
    public static function plain(?string $text): string
    {
        return mb_strtolower((string) preg_replace('/\s/u', '', $text ?? ''));
    }

    /**
     * Whole numbers of pieces by line; what is no number of pieces counts as none.
     *
     * @return array<string, int>
     */
    public static function chosenIn(mixed $lines): array
    {
        $chosen = [];
        foreach (\is_array($lines) ? $lines : [] as $line) {
            $id = \is_array($line) ? ($line['id'] ?? null) : null;
            $quantity = \is_array($line) ? ($line['quantity'] ?? null) : null;
            // A number with a fraction of nothing is whole, as JSON has one kind of number.
            $pieces = \is_float($quantity) && floor($quantity) === $quantity && abs($quantity) < 1e15 ? (int) $quantity : $quantity;
            if (\is_string($id) && \is_int($pieces) && $pieces > 0) {
                $chosen[$id] = $pieces;
            }
        }

        return $chosen;
    }

    /**
     * Whether what was chosen can still be given up, all of it.
     *
     * @param array<string, int> $chosen
     * @param array<string, int> $left
     */
    public static function fits(array $chosen, array $left): bool
    {
        foreach ($chosen as $id => $quantity) {
            if ($quantity > ($left[$id] ?? 0)) {
                return false;
            }
        }

        return true;
    }

    /**
     * How many of each line are given up by all of these together.
     *
     * @param iterable<array<string, int>> $each
     *
     * @return array<string, int>
     */
    public static function together(iterable $each): array
    {
        $all = [];
        foreach ($each as $lines) {
            foreach ($lines as $id => $quantity) {
                $all[$id] = ($all[$id] ?? 0) + $quantity;
            }
        }

        return $all;
    }
}
