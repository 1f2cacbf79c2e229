<?php declare(strict_types=1);

namespace Weefsel\Shop\Seo;

use Shopware\Core\Content\Product\Aggregate\ProductManufacturer\ProductManufacturerDefinition;
use Shopware\Core\Content\Product\Aggregate\ProductManufacturer\ProductManufacturerEntity;
use Shopware\Core\Content\Seo\SeoUrlRoute\SeoUrlMapping;
use Shopware\Core\Content\Seo\SeoUrlRoute\SeoUrlRouteConfig;
use Shopware\Core\Content\Seo\SeoUrlRoute\SeoUrlRouteInterface;
use Shopware\Core\Framework\DataAbstractionLayer\Entity;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\System\SalesChannel\SalesChannelEntity;
use Weefsel\Shop\StoreApi\Brand\Brands;
use Weefsel\Shop\StoreApi\ShopSettings;

/** SEO URLs of brands: `nl/merken/fjord/`. What they look like is a template, as with products and categories. */
class BrandSeoUrlRoute implements SeoUrlRouteInterface
{
    public const ROUTE_NAME = Brands::BRAND_PAGE;
    public const ENTITY_NAME = ProductManufacturerDefinition::ENTITY_NAME;
    public const DEFAULT_TEMPLATE = '{{ pathPrefix }}/merken/{{ manufacturer.translated.name|lower }}/';

    public function __construct(
        private readonly ProductManufacturerDefinition $definition,
        private readonly ShopSettings $settings,
    ) {
    }

    public function getConfig(): SeoUrlRouteConfig
    {
        return new SeoUrlRouteConfig($this->definition, self::ROUTE_NAME, self::DEFAULT_TEMPLATE, true);
    }

    /** Every brand: one that gets its first product is written no more. Lists leave out those without. */
    public function prepareCriteria(Criteria $criteria, SalesChannelEntity $salesChannel): void
    {
    }

    public function getMapping(Entity $entity, ?SalesChannelEntity $salesChannel): SeoUrlMapping
    {
        if (!$entity instanceof ProductManufacturerEntity) {
            throw new \InvalidArgumentException('Expected ProductManufacturerEntity');
        }
        $isNamed = trim((string) $entity->getTranslation('name')) !== '';

        return new SeoUrlMapping(
            $entity,
            ['manufacturerId' => $entity->getId()],
            [
                'manufacturer' => $entity->jsonSerialize(),
                'pathPrefix' => trim($this->settings->text('pathPrefix', $salesChannel?->getId()), '/'),
            ],
            $isNamed ? null : 'The brand has no name in this language.',
        );
    }
}
