<?php declare(strict_types=1);

namespace Weefsel\Shop\Seo;

use Shopware\Core\Content\Seo\SeoUrlUpdater;
use Shopware\Core\Defaults;
use Shopware\Core\Framework\DataAbstractionLayer\Dbal\Common\IteratorFactory;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Event\EntityWrittenContainerEvent;
use Shopware\Core\Framework\DataAbstractionLayer\Indexing\EntityIndexer;
use Shopware\Core\Framework\DataAbstractionLayer\Indexing\EntityIndexingMessage;
use Shopware\Core\Framework\Plugin\Exception\DecorationPatternException;

/**
 * Makes the SEO URLs of brands that were written, and of all with `bin/console dal:refresh:index`. A subscriber of
 * `product_manufacturer.written` would miss the earlier ones.
 */
class BrandIndexer extends EntityIndexer
{
    public const NAME = 'weefsel_shop.brand.indexer';
    private const TRANSLATION = 'product_manufacturer_translation';

    public function __construct(
        private readonly IteratorFactory $iterators,
        private readonly EntityRepository $manufacturers,
        private readonly SeoUrlUpdater $updater,
    ) {
    }

    public function getName(): string
    {
        return self::NAME;
    }

    public function iterate(?array $offset): ?EntityIndexingMessage
    {
        $iterator = $this->iterators->createIterator($this->manufacturers->getDefinition(), $offset);
        $ids = array_values($iterator->fetch());

        return $ids === [] ? null : new EntityIndexingMessage($ids, $iterator->getOffset());
    }

    public function update(EntityWrittenContainerEvent $event): ?EntityIndexingMessage
    {
        if ($event->getContext()->getVersionId() !== Defaults::LIVE_VERSION) {
            return null;
        }
        // Brands that were deleted are among them: their addresses are marked as such.
        $ids = WrittenBrands::of(
            $event->getPrimaryKeys(BrandSeoUrlRoute::ENTITY_NAME),
            $event->getPrimaryKeys(self::TRANSLATION),
        );

        return $ids === [] ? null : new EntityIndexingMessage($ids, null, $event->getContext());
    }

    public function handle(EntityIndexingMessage $message): void
    {
        $data = $message->getData();
        $ids = \is_array($data) ? WrittenBrands::of($data, []) : [];
        if ($ids !== []) {
            $this->updater->update(BrandSeoUrlRoute::ROUTE_NAME, $ids);
        }
    }

    public function getTotal(): int
    {
        return $this->iterators->createIterator($this->manufacturers->getDefinition())->fetchCount();
    }

    public function getDecorated(): EntityIndexer
    {
        throw new DecorationPatternException(static::class);
    }
}
