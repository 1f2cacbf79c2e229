<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

/**
 * The goods of an order with what each line cost after all discounts, in cents: together what was paid for goods.
 *
 * @phpstan-type Line array{id: string, type: string, identifier: string, quantity: int, unitCents: int, composition?: list<array{id: string, discount: float|int}>}
 */
final class Goods
{
    /** @param array<string, array{quantity: int, netCents: int}> $lines by id of the order's line */
    private function __construct(public readonly array $lines)
    {
    }

    /** @param list<Line> $lines lines of an order, discounts among them */
    public static function of(array $lines): self
    {
        $products = array_values(array_filter($lines, static fn (array $line) => $line['type'] === 'product'));
        $net = array_map(static fn (array $line) => $line['quantity'] * $line['unitCents'], $products);
        foreach ($lines as $line) {
            if ($line['type'] !== 'promotion' || $line['unitCents'] >= 0) {
                continue;
            }
            foreach (self::sharesOf($line, $products, $net) as $place => $share) {
                $net[$place] -= $share;
            }
        }
        $goods = [];
        foreach ($products as $place => $line) {
            $goods[$line['id']] = ['quantity' => $line['quantity'], 'netCents' => $net[$place]];
        }

        return new self($goods);
    }

    /**
     * How many of each line can still be given up.
     *
     * @param array<string, int> $taken
     *
     * @return array<string, int>
     */
    public function left(array $taken): array
    {
        $left = [];
        foreach ($this->lines as $id => $line) {
            $left[$id] = max(0, $line['quantity'] - ($taken[$id] ?? 0));
        }

        return $left;
    }

    /** What pieces of a line are paid back: cents that cannot be split go with the later ones, none is lost or paid twice. */
    public function centsFor(string $id, int $taken, int $chosen): int
    {
        $line = $this->lines[$id] ?? null;
        if ($line === null || $line['quantity'] < 1) {
            return 0;
        }
        $until = static fn (int $pieces) => intdiv($line['netCents'] * $pieces, $line['quantity']);

        return $until($taken + $chosen) - $until($taken);
    }

    /**
     * What is paid back for goods.
     *
     * @param array<string, int> $taken
     * @param array<string, int> $chosen
     */
    public function cents(array $taken, array $chosen): int
    {
        $cents = 0;
        foreach (array_keys($this->lines) as $id) {
            $cents += $this->centsFor((string) $id, $taken[$id] ?? 0, $chosen[$id] ?? 0);
        }

        return $cents;
    }

    /**
     * Whether nothing of an order is left after these.
     *
     * @param array<string, int> $taken
     * @param array<string, int> $chosen
     */
    public function isAll(array $taken, array $chosen): bool
    {
        foreach ($this->lines as $id => $line) {
            if (($taken[$id] ?? 0) + ($chosen[$id] ?? 0) < $line['quantity']) {
                return false;
            }
        }

        return true;
    }

    /**
     * Shares an amount out in proportion to weights, in whole cents that add up to it: whoever lost most by rounding
     * down gets a cent more.
     *
     * @param list<int> $weights zero or more, in cents
     *
     * @return list<int>
     */
    public static function shareOut(int $cents, array $weights): array
    {
        $whole = array_sum($weights);
        if ($whole === 0) {
            return array_map(static fn () => 0, $weights);
        }
        $shares = array_map(static fn (int $weight) => intdiv($cents * $weight, $whole), $weights);
        $lost = array_map(static fn (int $weight) => ($cents * $weight) % $whole, $weights);
        arsort($lost);
        foreach (\array_slice(array_keys($lost), 0, $cents - array_sum($shares)) as $place) {
            ++$shares[$place];
        }

        return $shares;
    }

    /**
     * What a discount took off each line, as it says itself; in proportion when it does not.
     *
     * @param Line $discount
     * @param list<Line> $products
     * @param list<int> $left
     *
     * @return list<int>
     */
    private static function sharesOf(array $discount, array $products, array $left): array
    {
        $off = -$discount['unitCents'] * $discount['quantity'];
        $byId = array_column($discount['composition'] ?? [], 'discount', 'id');
        $named = array_map(
            static fn (array $line) => (int) round(100 * (float) ($byId[$line['identifier']] ?? 0)),
            $products,
        );
        foreach ($named as $place => $cents) {
            if ($cents > $left[$place]) {
                return self::shareOut($off, $left);
            }
        }

        return array_sum($named) === $off ? $named : self::shareOut($off, $left);
    }
}
