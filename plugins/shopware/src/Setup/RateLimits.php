<?php declare(strict_types=1);

namespace Weefsel\Shop\Setup;

use Symfony\Component\DependencyInjection\Compiler\CompilerPassInterface;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Weefsel\Shop\StoreApi\StockAlert\StockAlerts;
use Weefsel\Shop\StoreApi\Withdrawal\WithdrawalSteps;

/** Adds the plugin's limits to those of the platform, which makes its limiters of them afterwards; what the shop's own configuration says of them wins. */
final class RateLimits implements CompilerPassInterface
{
    private const PARAMETER = 'shopware.api.rate_limiter';

    public const LIMITS = [
        StockAlerts::LIMIT => [[3, 30], [5, 60], [10, 90]],
        // What a household or an office does in a day without meaning harm.
        WithdrawalSteps::LIMIT => [[30, 10], [60, 30], [100, 60]],
    ];

    public function process(ContainerBuilder $container): void
    {
        $limits = array_map(static fn (array $steps) => [
            'enabled' => true,
            'policy' => 'time_backoff',
            'reset' => '24 hours',
            'limits' => array_map(
                static fn (array $step) => ['limit' => $step[0], 'interval' => $step[1] . ' seconds'],
                $steps,
            ),
        ], self::LIMITS);
        $known = $container->getParameter(self::PARAMETER);
        $container->setParameter(self::PARAMETER, (\is_array($known) ? $known : []) + $limits);
    }
}
