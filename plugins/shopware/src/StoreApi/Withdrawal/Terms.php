<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

/** The last days, both included, on which an order may be given up. */
final class Terms
{
    public const LAW = 'law';
    public const SHOP = 'shop';

    /**
     * @param string $lawUntil by law: the days after the day on which the last of it came
     * @param string $shopUntil by what the shop gives of its own; never shorter
     */
    public function __construct(public readonly string $lawUntil, public readonly string $shopUntil)
    {
    }

    /** Both terms of what came on a day, in the country of an ISO code. */
    public static function from(string $arrivalDay, string $iso, Promises $promises): self
    {
        $lawUntil = self::workdayFrom(Calendar::dayAfter($arrivalDay, $promises->withdrawalDays), $iso);
        $own = Calendar::dayAfter($arrivalDay, $promises->returnDays);

        return new self($lawUntil, max($own, $lawUntil));
    }

    /** What an order may be given up by on a day; null when both terms are over. Without terms none has begun. */
    public static function basisOn(?self $terms, string $today): ?string
    {
        if ($terms === null || $today <= $terms->lawUntil) {
            return self::LAW;
        }

        return $today <= $terms->shopUntil ? self::SHOP : null;
    }

    /** The promised day on which something that was sent at a moment is brought; without a promise it takes longest. */
    public static function arrivalOf(\DateTimeInterface $sentAt, string $iso, Promises $promises): string
    {
        $today = Calendar::dayOf($sentAt);
        $day = self::packingFrom($today);
        if ($day === $today && Calendar::hourOf($sentAt) >= $promises->cutOffHour) {
            $day = self::packingFrom(Calendar::dayAfter($day, 1));
        }
        $longest = $promises->workdays === [] ? 1 : max($promises->workdays);
        for ($left = $promises->workdays[$iso] ?? $longest; $left > 0; --$left) {
            $day = self::onTheWayFrom(Calendar::dayAfter($day, 1), $iso);
        }

        return self::onTheWayFrom($day, $iso);
    }

    /** @return array{lawUntil: string, shopUntil: string} */
    public function toWire(): array
    {
        return ['lawUntil' => $this->lawUntil, 'shopUntil' => $this->shopUntil];
    }

    /**
     * A term of the law that would end in a weekend or on a holiday ends with the first working day after it
     * (regulation (EEC) 1182/71 art. 3(4), Algemene termijnenwet art. 1).
     */
    private static function workdayFrom(string $day, string $iso): string
    {
        while (Calendar::isWeekend($day) || Calendar::isHoliday($day, $iso)) {
            $day = Calendar::dayAfter($day, 1);
        }

        return $day;
    }

    /** Parcels are packed in the Netherlands. */
    private static function packingFrom(string $day): string
    {
        return self::workdayFrom($day, 'NL');
    }

    /** The day itself when it is a working day for who packs and for who brings, else the next one. */
    private static function onTheWayFrom(string $day, string $iso): string
    {
        while (self::packingFrom($day) !== $day || Calendar::isHoliday($day, $iso)) {
            $day = Calendar::dayAfter($day, 1);
        }

        return $day;
    }
}
