<?php declare(strict_types=1);

namespace Weefsel\Shop\Hook;

use Psr\Clock\ClockInterface;
use Shopware\Core\Content\Product\Events\ProductStockAlteredEvent;
use Shopware\Core\Content\Seo\Event\SeoUrlUpdateEvent;
use Shopware\Core\Defaults;
use Shopware\Core\Framework\DataAbstractionLayer\Event\EntityDeletedEvent;
use Shopware\Core\Framework\DataAbstractionLayer\Event\EntityWrittenContainerEvent;
use Shopware\Core\Framework\DataAbstractionLayer\Event\EntityWrittenEvent;
use Shopware\Core\Framework\Uuid\Uuid;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;
use Symfony\Component\Messenger\MessageBusInterface;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Queues a message to the storefront for everything that its pages show. */
class HookSubscriber implements EventSubscriberInterface
{
    private const ENTITIES = [
        'product',
        'product_price',
        'product_review',
        'product_manufacturer',
        'category',
        'landing_page',
        'seo_url',
    ];

    public function __construct(
        private readonly MessageBusInterface $bus,
        private readonly ShopSettings $settings,
        private readonly ClockInterface $clock,
    ) {
    }

    public static function getSubscribedEvents(): array
    {
        return [
            EntityWrittenContainerEvent::class => 'onWritten',
            ProductStockAlteredEvent::class => 'onStockAltered',
            SeoUrlUpdateEvent::class => 'onSeoUrls',
        ];
    }

    public function onWritten(EntityWrittenContainerEvent $event): void
    {
        if ($event->getContext()->getVersionId() !== Defaults::LIVE_VERSION || !$this->isOn()) {
            return;
        }
        foreach ($event->getEvents() ?? [] as $written) {
            if (!$written instanceof EntityWrittenEvent || !\in_array($written->getEntityName(), self::ENTITIES, true)) {
                continue;
            }
            $this->queue($written->getName(), self::payloadOf($written));
        }
    }

    /** Orders change the stock without writing a product. */
    public function onStockAltered(ProductStockAlteredEvent $event): void
    {
        if (!$this->isOn()) {
            return;
        }
        $this->queueChanged('product', $event->getIds(), ['stock', 'availableStock', 'available']);
    }

    /** A category that moves takes the addresses of everything below it along, without writing any of that. */
    public function onSeoUrls(SeoUrlUpdateEvent $event): void
    {
        if (!$this->isOn()) {
            return;
        }
        foreach (SeoPages::idsIn($event->getSeoUrls()) as $entity => $changed) {
            $this->queueChanged($entity, $changed, ['seoUrls']);
        }
    }

    /**
     * @param list<string> $ids
     * @param list<string> $fields
     */
    private function queueChanged(string $entity, array $ids, array $fields): void
    {
        $this->queue($entity . '.written', array_map(static fn (string $id) => [
            'entity' => $entity,
            'operation' => 'update',
            'primaryKey' => $id,
            'updatedFields' => $fields,
        ], array_values(array_unique($ids))));
    }

    private function isOn(): bool
    {
        return $this->settings->text('hookUrl') !== '' && $this->settings->text('hookSecret') !== '';
    }

    /** @param list<array{entity: string, operation: string, primaryKey: array<string, string>|string, updatedFields?: list<string>}> $payload */
    private function queue(string $event, array $payload): void
    {
        if ($payload !== []) {
            $this->bus->dispatch(new HookMessage(Uuid::randomHex(), $event, $payload, $this->clock->now()->getTimestamp()));
        }
    }

    /** @return list<array{entity: string, operation: string, primaryKey: array<string, string>|string, updatedFields?: list<string>}> */
    private static function payloadOf(EntityWrittenEvent $written): array
    {
        $payload = [];
        foreach ($written->getWriteResults() as $result) {
            $one = [
                'entity' => $result->getEntityName(),
                'operation' => $result->getOperation(),
                'primaryKey' => $result->getPrimaryKey(),
            ];
            $isDeleted = $written instanceof EntityDeletedEvent;
            $payload[] = $isDeleted ? $one : [...$one, 'updatedFields' => array_keys($result->getPayload())];
        }

        return $payload;
    }
}
