<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Brand;

use Shopware\Core\Content\Product\Aggregate\ProductManufacturer\ProductManufacturerEntity;
use Shopware\Core\Content\Seo\SeoUrl\SeoUrlEntity;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Sorting\FieldSorting;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Brands that have something to buy, and the SEO URLs of their pages. */
final class Brands
{
    public const GENDERS = ['dames', 'heren'];
    public const BRAND_PAGE = 'productManufacturer';
    public const BRAND_CATEGORY_PAGE = 'frontend.product_manufacturer.category.detail';
    private const CATEGORY_PAGE = 'frontend.navigation.page';

    public function __construct(
        private readonly EntityRepository $manufacturers,
        private readonly EntityRepository $seoUrls,
        private readonly ShopSettings $settings,
    ) {
    }

    /**
     * Brands with something to buy, by name; those that have no page are left out.
     *
     * @param string|null $gender of the part of the shop, or null for all of it
     *
     * @return list<array{id: string, name: string, url: string}>
     */
    public function list(?string $gender, SalesChannelContext $context): array
    {
        $criteria = new Criteria();
        $criteria->addFilter(
            new EqualsFilter('products.active', true),
            new EqualsFilter('products.visibilities.salesChannelId', $context->getSalesChannelId()),
        );
        if ($gender !== null) {
            $top = $this->topCategoryOf($gender, $context);
            if ($top === null) {
                return [];
            }
            $criteria->addFilter(new EqualsFilter('products.categoriesRo.id', $top));
        }
        $criteria->addSorting(new FieldSorting('name'));
        $found = $this->manufacturers->search($criteria, $context->getContext())->getEntities();
        $urls = $this->urlsOf(array_values($found->getIds()), $context);
        $brands = [];
        foreach ($found as $brand) {
            \assert($brand instanceof ProductManufacturerEntity);
            $url = $urls[$brand->getId()] ?? null;
            if ($url !== null) {
                $brands[] = ['id' => $brand->getId(), 'name' => (string) $brand->getTranslation('name'), 'url' => $url];
            }
        }

        return $brands;
    }

    /**
     * Paths of the pages of brands; unknown ids are left out.
     *
     * @param list<string> $ids
     *
     * @return array<string, string> path with a slash at its start, by id
     */
    public function urlsOf(array $ids, SalesChannelContext $context): array
    {
        $paths = [];
        foreach ($this->seoUrlsOf($ids, self::BRAND_PAGE, $context) as $seoUrl) {
            $paths[$seoUrl->getForeignKey()] = '/' . ltrim($seoUrl->getSeoPathInfo(), '/');
        }

        return $paths;
    }

    /**
     * A brand's pages within the parts of the shop.
     *
     * @return list<array{categoryId: string, seoPath: string}>
     */
    public function pagesOf(string $brandId, SalesChannelContext $context): array
    {
        $pages = [];
        foreach ($this->seoUrlsOf([$brandId], self::BRAND_CATEGORY_PAGE, $context) as $seoUrl) {
            $categoryId = self::categoryIn($seoUrl->getPathInfo());
            if ($categoryId !== null) {
                $pages[] = ['categoryId' => $categoryId, 'seoPath' => $seoUrl->getSeoPathInfo()];
            }
        }

        return $pages;
    }

    /** The category of a brand's page, by the path that its SEO URL stands for: `/manufacturer/<id>/category/<id>`. */
    public static function categoryIn(string $pathInfo): ?string
    {
        return preg_match('#/category/([0-9a-f]{32})$#D', $pathInfo, $found) === 1 ? $found[1] : null;
    }

    /** The category at the top of a part of the shop: that of the SEO URL `nl/dames/` or `nl/heren/`. */
    private function topCategoryOf(string $gender, SalesChannelContext $context): ?string
    {
        $prefix = trim($this->settings->text('pathPrefix', $context->getSalesChannelId()), '/');
        $criteria = self::canonical($context)
            ->addFilter(new EqualsFilter('routeName', self::CATEGORY_PAGE))
            ->addFilter(new EqualsFilter('seoPathInfo', ltrim($prefix . '/' . $gender . '/', '/')))
            ->setLimit(1);
        $found = $this->seoUrls->search($criteria, $context->getContext())->getEntities()->first();

        return $found instanceof SeoUrlEntity ? $found->getForeignKey() : null;
    }

    /**
     * @param list<string> $ids
     *
     * @return iterable<SeoUrlEntity>
     */
    private function seoUrlsOf(array $ids, string $routeName, SalesChannelContext $context): iterable
    {
        $valid = array_values(array_filter($ids, Uuid::isValid(...)));
        if ($valid === []) {
            return [];
        }
        $criteria = self::canonical($context)
            ->addFilter(new EqualsFilter('routeName', $routeName))
            ->addFilter(new EqualsAnyFilter('foreignKey', $valid));
        $criteria->addSorting(new FieldSorting('seoPathInfo'));

        return $this->seoUrls->search($criteria, $context->getContext())->getEntities();
    }

    private static function canonical(SalesChannelContext $context): Criteria
    {
        return (new Criteria())->addFilter(
            new EqualsFilter('salesChannelId', $context->getSalesChannelId()),
            new EqualsFilter('languageId', $context->getLanguageId()),
            new EqualsFilter('isCanonical', true),
            new EqualsFilter('isDeleted', false),
        );
    }
}
