<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StockAlert;

use Shopware\Core\Content\Product\ProductEntity;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\System\SalesChannel\SalesChannelContext;

/** Variants that can be waited for, with what mails say of them. */
final class StockAlertProducts
{
    public function __construct(private readonly EntityRepository $products)
    {
    }

    /** A variant that this sales channel shows, or something without variants; null when there is none. */
    public function find(string $id, SalesChannelContext $context): ?ProductEntity
    {
        if (!Uuid::isValid($id)) {
            return null;
        }
        $criteria = new Criteria([$id]);
        $criteria->addFilter(new EqualsFilter('active', true));
        $criteria->addFilter(new EqualsFilter('visibilities.salesChannelId', $context->getSalesChannelId()));
        $criteria->addAssociation('options.group');
        $criteria->getAssociation('seoUrls')
            ->addFilter(new EqualsFilter('salesChannelId', $context->getSalesChannelId()))
            ->addFilter(new EqualsFilter('languageId', $context->getLanguageId()))
            ->addFilter(new EqualsFilter('isCanonical', true));
        // A variant has the name and the visibility of its product.
        $found = $context->getContext()->enableInheritance(
            fn (Context $inheriting) => $this->products->search($criteria, $inheriting)->getEntities()->first(),
        );

        return $found instanceof ProductEntity && ($found->getChildCount() ?? 0) === 0 ? $found : null;
    }

    /** The name, then what it is chosen by, e.g. `Linnen T-shirt, wit, maat M`. */
    public static function labelOf(ProductEntity $product): string
    {
        $parts = [(string) $product->getTranslation('name')];
        foreach ($product->getOptions() ?? [] as $option) {
            $group = mb_strtolower((string) $option->getGroup()?->getTranslation('name'));
            $name = (string) $option->getTranslation('name');
            $parts[] = $group === 'kleur' ? mb_strtolower($name) : trim($group . ' ' . $name);
        }

        return mb_substr(implode(', ', array_filter($parts)), 0, 255);
    }

    /** Path in the storefront, without a slash at its start. */
    public static function pathOf(ProductEntity $product): string
    {
        return ltrim($product->getSeoUrls()?->first()?->getSeoPathInfo() ?? 'detail/' . $product->getId(), '/');
    }
}
