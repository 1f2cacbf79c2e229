<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi;

use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Shopware\Core\System\SystemConfig\SystemConfigService;
use Weefsel\Shop\StoreApi\Withdrawal\Promises;

/** What is set in the administration (`Resources/config/config.xml`), for all sales channels or one. */
final class ShopSettings
{
    private const DOMAIN = 'WeefselShop.config.';

    public function __construct(private readonly SystemConfigService $config)
    {
    }

    public function text(string $name, ?string $salesChannelId = null): string
    {
        return trim($this->config->getString(self::DOMAIN . $name, $salesChannelId));
    }

    /** Days and hours as they were promised; a field that was emptied promises what the storefront does by itself. */
    public function promises(?string $salesChannelId): Promises
    {
        $usual = new Promises();

        return new Promises(
            $this->number('withdrawalDays', $usual->withdrawalDays, $salesChannelId),
            $this->number('returnDays', $usual->returnDays, $salesChannelId),
            $this->number('sendBackDays', $usual->sendBackDays, $salesChannelId),
            $this->number('refundDays', $usual->refundDays, $salesChannelId),
            $this->number('refundWorkdays', $usual->refundWorkdays, $salesChannelId),
            $this->number('cutOffHour', $usual->cutOffHour, $salesChannelId),
            [
                'NL' => $this->number('workdaysNl', $usual->workdays['NL'], $salesChannelId),
                'BE' => $this->number('workdaysBe', $usual->workdays['BE'], $salesChannelId),
                'DE' => $this->number('workdaysDe', $usual->workdays['DE'], $salesChannelId),
            ],
        );
    }

    /** Address of the storefront without a slash at its end: what is set, else the sales channel's first domain. */
    public function storefrontUrl(SalesChannelContext $context): string
    {
        $set = $this->text('storefrontUrl', $context->getSalesChannelId());
        if ($set !== '') {
            return rtrim($set, '/');
        }

        return rtrim($context->getSalesChannel()->getDomains()?->first()?->getUrl() ?? '', '/');
    }

    private function number(string $name, int $usual, ?string $salesChannelId): int
    {
        $value = $this->config->get(self::DOMAIN . $name, $salesChannelId);

        return is_numeric($value) && (int) $value >= 0 ? (int) $value : $usual;
    }
}
