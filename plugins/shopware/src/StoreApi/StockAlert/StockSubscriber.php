<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StockAlert;

use Shopware\Core\Content\Product\Events\ProductStockAlteredEvent;
use Shopware\Core\Content\Product\ProductEvents;
use Shopware\Core\Framework\DataAbstractionLayer\Event\EntityWrittenEvent;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;

/** Notices goods that are back: by orders that were cancelled or given up, and by what people and systems write. */
class StockSubscriber implements EventSubscriberInterface
{
    public function __construct(private readonly StockAlerts $alerts)
    {
    }

    public static function getSubscribedEvents(): array
    {
        return [
            ProductStockAlteredEvent::class => 'onStockAltered',
            ProductEvents::PRODUCT_WRITTEN_EVENT => 'onProductWritten',
        ];
    }

    public function onStockAltered(ProductStockAlteredEvent $event): void
    {
        $this->alerts->tellWaiting(array_values($event->getIds()), $event->getContext());
    }

    public function onProductWritten(EntityWrittenEvent $event): void
    {
        $ids = [];
        foreach ($event->getWriteResults() as $result) {
            $key = $result->getPrimaryKey();
            if (\is_string($key) && \array_key_exists('stock', $result->getPayload())) {
                $ids[] = $key;
            }
        }
        $this->alerts->tellWaiting($ids, $event->getContext());
    }
}
