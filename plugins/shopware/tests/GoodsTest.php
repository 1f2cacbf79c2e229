<?php declare(strict_types=1);

namespace Weefsel\Shop\Tests;

use PHPUnit\Framework\TestCase;
use Weefsel\Shop\StoreApi\Withdrawal\Goods;
use Weefsel\Shop\StoreApi\Withdrawal\WithdrawalFacts;

/** The cases of `goods.spec.ts` of the embedded backend. */
final class GoodsTest extends TestCase
{
    /** @param list<array{id: string, discount: float|int}> $composition */
    private static function line(string $type, string $id, int $quantity, int $unitCents, array $composition = []): array
    {
        return compact('type', 'id', 'quantity', 'unitCents', 'composition') + ['identifier' => 'cart-' . $id];
    }

    public function testWhatIsGivenUpInWhateverStepsIsPaidBackToTheCentAndNothingTwice(): void
    {
        mt_srand(20261126);
        for ($run = 0; $run < 300; ++$run) {
            $lines = [];
            $paid = 0;
            for ($n = mt_rand(1, 6); $n > 0; --$n) {
                [$quantity, $cents] = [mt_rand(1, 9), mt_rand(0, 99_999)];
                $lines[] = self::line('product', 'p' . $n, $quantity, $cents);
                $paid += $quantity * $cents;
            }
            for ($n = mt_rand(0, 3); $n > 0; --$n) {
                $off = mt_rand(0, $paid);
                $lines[] = self::line('promotion', 'off-' . $n, 1, -$off);
                $paid -= $off;
            }
            $goods = Goods::of($lines);
            $taken = [];
            $back = 0;
            while (!$goods->isAll($taken, [])) {
                $left = $goods->left($taken);
                $chosen = array_filter(array_map(static fn (int $most) => mt_rand(0, $most), $left)) ?: $left;
                self::assertTrue(WithdrawalFacts::fits($chosen, $left));
                $cents = $goods->cents($taken, $chosen);
                self::assertGreaterThanOrEqual(0, $cents);
                $back += $cents;
                $taken = WithdrawalFacts::together([$taken, $chosen]);
            }
            self::assertSame($paid, $back);
            self::assertSame(0, array_sum($goods->left($taken)));
        }
    }

    public function testADiscountGoesOffTheLinesThatItWasGivenOn(): void
    {
        $goods = Goods::of([
            self::line('product', 'a', 1, 5000),
            self::line('product', 'b', 2, 2500),
            self::line('promotion', 'c', 1, -1000, [['id' => 'cart-b', 'quantity' => 2, 'discount' => 10]]),
        ]);
        self::assertSame(['a' => 5000, 'b' => 4000], array_map(static fn (array $one) => $one['netCents'], $goods->lines));
    }

    public function testADiscountThatDoesNotSayWhereItWasGivenIsSharedOut(): void
    {
        $goods = Goods::of([
            self::line('product', 'a', 1, 1000),
            self::line('product', 'b', 1, 2000),
            self::line('promotion', 'c', 1, -300),
        ]);
        self::assertSame(['a' => 900, 'b' => 1800], array_map(static fn (array $one) => $one['netCents'], $goods->lines));
    }

    public function testCentsThatCannotBeSplitComeWithTheLastPiece(): void
    {
        $goods = Goods::of([self::line('product', 'a', 3, 1000), self::line('promotion', 'c', 1, -1)]);
        $each = array_map(static fn (int $taken) => $goods->cents(['a' => $taken], ['a' => 1]), [0, 1, 2]);
        self::assertSame([999, 1000, 1000], $each);
    }

    public function testWhoLostMostByRoundingGetsACentMore(): void
    {
        self::assertSame([1, 2], Goods::shareOut(3, [100, 200]));
        self::assertSame([0, 1], Goods::shareOut(1, [100, 200]));
        self::assertSame([0, 0], Goods::shareOut(0, [0, 0]));
    }
}
