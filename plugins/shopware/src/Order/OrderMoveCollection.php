<?php declare(strict_types=1);

namespace Weefsel\Shop\Order;

use Shopware\Core\Framework\Struct\ArrayStruct;
use Shopware\Core\Framework\Struct\Collection;

/**
 * Moves of an order: a list on the wire.
 *
 * @extends Collection<ArrayStruct<string, string|null>>
 */
class OrderMoveCollection extends Collection
{
    public function getApiAlias(): string
    {
        return 'shop_history';
    }

    protected function getExpectedClass(): ?string
    {
        return ArrayStruct::class;
    }
}
