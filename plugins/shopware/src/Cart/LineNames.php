<?php declare(strict_types=1);

namespace Weefsel\Shop\Cart;

use Shopware\Core\Checkout\Cart\Cart;
use Shopware\Core\Checkout\Cart\CartBehavior;
use Shopware\Core\Checkout\Cart\CartDataCollectorInterface;
use Shopware\Core\Checkout\Cart\LineItem\CartDataCollection;
use Shopware\Core\Checkout\Cart\LineItem\LineItem;
use Shopware\Core\Content\Category\Service\CategoryBreadcrumbBuilder;
use Shopware\Core\Content\Product\SalesChannel\SalesChannelProductEntity;
use Shopware\Core\Content\Seo\SeoUrl\SeoUrlEntity;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\System\SalesChannel\Entity\SalesChannelRepository;
use Shopware\Core\System\SalesChannel\SalesChannelContext;

/** Brand, categories and SEO path of a product, in the payload of its line and of the order made of it. */
final class LineNames implements CartDataCollectorInterface
{
    private const BRAND = 'manufacturerName';

    public function __construct(
        private readonly SalesChannelRepository $products,
        private readonly CategoryBreadcrumbBuilder $breadcrumbs,
    ) {
    }

    public function collect(CartDataCollection $data, Cart $original, SalesChannelContext $context, CartBehavior $behavior): void
    {
        $lines = [];
        foreach ($original->getLineItems()->filterFlatByType(LineItem::PRODUCT_LINE_ITEM_TYPE) as $line) {
            $id = $line->getReferencedId();
            if ($id !== null && !$line->hasPayloadValue(self::BRAND)) {
                $lines[$id][] = $line;
            }
        }
        if ($lines === []) {
            return;
        }
        $criteria = new Criteria(array_keys($lines));
        $criteria->addAssociation('manufacturer');
        $criteria->addAssociation('seoUrls');
        foreach ($this->products->search($criteria, $context)->getEntities() as $product) {
            \assert($product instanceof SalesChannelProductEntity);
            foreach ($lines[$product->getId()] ?? [] as $line) {
                $line->setPayload($this->namesOf($product, $context) + $line->getPayload());
            }
        }
    }

    /** @return array{manufacturerName: string, categoryNames: list<string>, seoPath?: string} */
    private function namesOf(SalesChannelProductEntity $product, SalesChannelContext $context): array
    {
        $category = $this->breadcrumbs->getProductSeoCategory($product, $context);
        $names = [
            self::BRAND => (string) $product->getManufacturer()?->getTranslation('name'),
            // The first one is the root of the tree.
            'categoryNames' => \array_slice(array_values($category?->getPlainBreadcrumb() ?? []), 1),
        ];
        foreach ($product->getSeoUrls() ?? [] as $url) {
            \assert($url instanceof SeoUrlEntity);
            if ($url->getIsCanonical() && $url->getSalesChannelId() === $context->getSalesChannelId()) {
                $names['seoPath'] = $url->getSeoPathInfo();
            }
        }

        return $names;
    }
}
