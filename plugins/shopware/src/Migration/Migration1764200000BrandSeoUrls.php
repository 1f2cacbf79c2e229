<?php declare(strict_types=1);

namespace Weefsel\Shop\Migration;

use Doctrine\DBAL\Connection;
use Shopware\Core\Defaults;
use Shopware\Core\Framework\Migration\MigrationStep;
use Shopware\Core\Framework\Uuid\Uuid;
use Weefsel\Shop\Seo\BrandSeoUrlRoute;

/** The template of the SEO URLs of brands: without one for all sales channels the platform makes none. */
class Migration1764200000BrandSeoUrls extends MigrationStep
{
    public function getCreationTimestamp(): int
    {
        return 1764200000;
    }

    public function update(Connection $connection): void
    {
        $known = $connection->fetchOne(
            'SELECT COUNT(*) FROM `seo_url_template` WHERE `route_name` = :route AND `sales_channel_id` IS NULL',
            ['route' => BrandSeoUrlRoute::ROUTE_NAME],
        );
        if ((int) $known > 0) {
            return;
        }
        $connection->insert('seo_url_template', [
            'id' => Uuid::randomBytes(),
            'sales_channel_id' => null,
            'route_name' => BrandSeoUrlRoute::ROUTE_NAME,
            'entity_name' => BrandSeoUrlRoute::ENTITY_NAME,
            'template' => BrandSeoUrlRoute::DEFAULT_TEMPLATE,
            'created_at' => (new \DateTimeImmutable())->format(Defaults::STORAGE_DATE_TIME_FORMAT),
        ]);
    }
}
