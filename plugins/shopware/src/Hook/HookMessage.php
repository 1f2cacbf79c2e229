<?php declare(strict_types=1);

namespace Weefsel\Shop\Hook;

use Shopware\Core\Framework\MessageQueue\AsyncMessageInterface;

/** Something that was written, to be told to the storefront. */
class HookMessage implements AsyncMessageInterface
{
    /**
     * @param string $event e.g. `product.written`
     * @param list<array{entity: string, operation: string, primaryKey: array<string, string>|string, updatedFields?: list<string>}> $payload
     */
    public function __construct(
        public readonly string $eventId,
        public readonly string $event,
        public readonly array $payload,
        public readonly int $timestamp,
    ) {
    }
}
