<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

/** Days of the calendar as texts, `2026-11-25`, which compare as days do; the clock is that of the Netherlands. */
final class Calendar
{
    private const ZONE = 'Europe/Amsterdam';

    /** The Dutch day of a moment. */
    public static function dayOf(\DateTimeInterface $moment): string
    {
        return self::onClock($moment)->format('Y-m-d');
    }

    /** The hour that a Dutch clock says, 0 to 23. */
    public static function hourOf(\DateTimeInterface $moment): int
    {
        return (int) self::onClock($moment)->format('G');
    }

    /** The day so many days after another; before it when `$days` is negative. */
    public static function dayAfter(string $day, int $days): string
    {
        return self::noonOf($day)->modify(\sprintf('%+d days', $days))->format('Y-m-d');
    }

    public static function isWeekend(string $day): bool
    {
        return (int) self::noonOf($day)->format('N') >= 6;
    }

    /** Whether a day is a holiday of a whole country, by its ISO code; of one that is not known the Dutch ones count. */
    public static function isHoliday(string $day, string $iso): bool
    {
        return \in_array($day, self::holidaysOf((int) substr($day, 0, 4), $iso), true);
    }

    /** Easter Sunday of a year of the Gregorian calendar, as Meeus, Jones and Butcher reckon it. */
    public static function easterOf(int $year): string
    {
        $golden = $year % 19;
        $century = intdiv($year, 100);
        $ofCentury = $year % 100;
        $moonShift = intdiv($century - intdiv($century + 8, 25) + 1, 3);
        $epact = (19 * $golden + $century - intdiv($century, 4) - $moonShift + 15) % 30;
        $toSunday = (32 + 2 * ($century % 4) + 2 * intdiv($ofCentury, 4) - $epact - ($ofCentury % 4)) % 7;
        $late = intdiv($golden + 11 * $epact + 22 * $toSunday, 451);

        return self::dayAfter(\sprintf('%04d-03-22', $year), $epact + $toSunday - 7 * $late);
    }

    /** @return list<string> */
    private static function holidaysOf(int $year, string $iso): array
    {
        $easter = self::easterOf($year);
        $everywhere = ['01-01', '12-25'];
        $own = match ($iso) {
            'BE' => ['05-01', '07-21', '08-15', '11-01', '11-11'],
            'DE' => ['05-01', '10-03', '12-26'],
            default => [self::kingsDay($year), '12-26', ...($year % 5 === 0 ? ['05-05'] : [])],
        };
        $fixed = array_map(static fn (string $date) => \sprintf('%04d-%s', $year, $date), [...$everywhere, ...$own]);
        $moving = [1, 39, 50, ...($iso === 'DE' ? [-2] : [])];

        return [...$fixed, ...array_map(static fn (int $days) => self::dayAfter($easter, $days), $moving)];
    }

    /** The king's birthday; a day earlier when that is a Sunday. */
    private static function kingsDay(int $year): string
    {
        $isSunday = self::noonOf(\sprintf('%04d-04-27', $year))->format('N') === '7';

        return $isSunday ? '04-26' : '04-27';
    }

    private static function noonOf(string $day): \DateTimeImmutable
    {
        return new \DateTimeImmutable($day . 'T12:00:00', new \DateTimeZone('UTC'));
    }

    private static function onClock(\DateTimeInterface $moment): \DateTimeImmutable
    {
        return \DateTimeImmutable::createFromInterface($moment)->setTimezone(new \DateTimeZone(self::ZONE));
    }
}
