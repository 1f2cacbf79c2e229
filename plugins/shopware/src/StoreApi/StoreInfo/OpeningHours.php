<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StoreInfo;

/** When the shop is open on a day of the week, as it is set: `10:00-18:00`, or nothing when it is closed. */
final class OpeningHours
{
    public const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

    /** @return array{openingTime: string, closingTime: string} closed for what is no pair of times */
    public static function toWire(string $set): array
    {
        $isOpen = preg_match('/^\s*([01]\d|2[0-3])[:.]([0-5]\d)\s*[-–]\s*([01]\d|2[0-3])[:.]([0-5]\d)\s*$/Du', $set, $part);

        return $isOpen === 1
            ? ['openingTime' => $part[1] . ':' . $part[2], 'closingTime' => $part[3] . ':' . $part[4]]
            : ['openingTime' => '', 'closingTime' => 'Closed'];
    }
}
