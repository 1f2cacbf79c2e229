<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

/** What the shop promises: days of the law, its own days, and how fast it brings. The defaults are those of the storefront. */
final class Promises
{
    /** @param array<string, int> $workdays by ISO code of a country */
    public function __construct(
        public readonly int $withdrawalDays = 14,
        public readonly int $returnDays = 30,
        public readonly int $sendBackDays = 14,
        public readonly int $refundDays = 14,
        public readonly int $refundWorkdays = 5,
        public readonly int $cutOffHour = 22,
        public readonly array $workdays = ['NL' => 1, 'BE' => 2, 'DE' => 2],
    ) {
    }
}
