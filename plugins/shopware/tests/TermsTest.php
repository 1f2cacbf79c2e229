<?php declare(strict_types=1);

namespace Weefsel\Shop\Tests;

use PHPUnit\Framework\TestCase;
use Weefsel\Shop\StoreApi\Withdrawal\Calendar;
use Weefsel\Shop\StoreApi\Withdrawal\Promises;
use Weefsel\Shop\StoreApi\Withdrawal\Terms;

/** The cases of `terms.spec.ts` of the embedded backend. */
final class TermsTest extends TestCase
{
    private static function moment(string $utc): \DateTimeImmutable
    {
        return new \DateTimeImmutable($utc, new \DateTimeZone('UTC'));
    }

    public function testTheDayIsThatOfTheShopWhateverTheClockOfTheServer(): void
    {
        self::assertSame('2026-11-25', Calendar::dayOf(self::moment('2026-11-25 22:59')));
        self::assertSame('2026-11-26', Calendar::dayOf(self::moment('2026-11-25 23:00')));
        self::assertSame('2026-07-02', Calendar::dayOf(self::moment('2026-07-01 22:00')));
    }

    public function testFourteenDaysByLawAndThirtyOfTheShopsOwnAreCountedFromTheDayAfterItCame(): void
    {
        $wire = Terms::from('2026-11-25', 'NL', new Promises())->toWire();
        self::assertSame(['lawUntil' => '2026-12-09', 'shopUntil' => '2026-12-25'], $wire);
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function ends(): iterable
    {
        yield 'Saturday' => ['2026-11-21', 'NL', '2026-12-07'];
        yield 'Sunday' => ['2026-11-22', 'NL', '2026-12-07'];
        yield 'Monday' => ['2026-11-23', 'NL', '2026-12-07'];
        yield 'at Christmas' => ['2026-12-11', 'NL', '2026-12-28'];
        yield 'at Easter' => ['2026-03-23', 'NL', '2026-04-07'];
        yield 'on Good Friday, which Germany keeps' => ['2026-03-20', 'DE', '2026-04-07'];
        yield 'on Good Friday, which the Netherlands do not' => ['2026-03-20', 'NL', '2026-04-03'];
        yield 'on the Belgian national day' => ['2026-07-07', 'BE', '2026-07-22'];
    }

    /** @dataProvider ends */
    public function testATermOfTheLawDoesNotEndInAWeekendOrOnAHoliday(string $arrival, string $iso, string $lawUntil): void
    {
        self::assertSame($lawUntil, Terms::from($arrival, $iso, new Promises())->lawUntil);
    }

    public function testATermIsNeverShorterThanPromisedAndItsLastDayBelongsToIt(): void
    {
        $utc = new \DateTimeZone('UTC');
        foreach (['NL', 'BE', 'DE'] as $iso) {
            for ($day = '2024-01-01'; $day < '2032-01-01'; $day = Calendar::dayAfter($day, 1)) {
                $terms = Terms::from($day, $iso, new Promises());
                $days = static fn (string $to) => (new \DateTimeImmutable($day, $utc))->diff(new \DateTimeImmutable($to, $utc))->days;
                $byLaw = $days($terms->lawUntil);
                self::assertTrue($byLaw >= 14 && $byLaw <= 18, "$day $iso");
                self::assertFalse(Calendar::isWeekend($terms->lawUntil));
                self::assertGreaterThanOrEqual(30, $days($terms->shopUntil));
                self::assertSame('law', Terms::basisOn($terms, $day));
                self::assertSame('law', Terms::basisOn($terms, $terms->lawUntil));
                self::assertSame('shop', Terms::basisOn($terms, Calendar::dayAfter($terms->lawUntil, 1)));
                self::assertSame('shop', Terms::basisOn($terms, $terms->shopUntil));
                self::assertNull(Terms::basisOn($terms, Calendar::dayAfter($terms->shopUntil, 1)));
            }
        }
    }

    public function testBeforeAllOfItCameNoTermHasBegun(): void
    {
        self::assertSame('law', Terms::basisOn(null, '2040-01-01'));
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function sent(): iterable
    {
        yield 'before the hour' => ['2026-11-25 20:59', 'NL', '2026-11-26'];
        yield 'at the hour' => ['2026-11-25 21:00', 'NL', '2026-11-27'];
        yield 'on a Saturday' => ['2026-11-28 10:00', 'NL', '2026-12-01'];
        yield 'to Belgium' => ['2026-11-25 10:00', 'BE', '2026-11-27'];
        yield 'before Christmas' => ['2026-12-24 10:00', 'NL', '2026-12-28'];
        yield 'where nothing is promised' => ['2026-11-25 10:00', 'FR', '2026-11-27'];
    }

    /** @dataProvider sent */
    public function testAParcelComesOnAWorkingDay(string $sentAt, string $iso, string $day): void
    {
        self::assertSame($day, Terms::arrivalOf(self::moment($sentAt), $iso, new Promises()));
    }
}
