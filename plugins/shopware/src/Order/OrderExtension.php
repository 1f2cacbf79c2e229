<?php declare(strict_types=1);

namespace Weefsel\Shop\Order;

use Shopware\Core\Checkout\Order\OrderDefinition;
use Shopware\Core\Framework\DataAbstractionLayer\EntityExtension;
use Shopware\Core\Framework\DataAbstractionLayer\Field\Flag\ApiAware;
use Shopware\Core\Framework\DataAbstractionLayer\Field\Flag\Runtime;
use Shopware\Core\Framework\DataAbstractionLayer\Field\JsonField;
use Shopware\Core\Framework\DataAbstractionLayer\FieldCollection;

/** Lets the Store API give away what the plugin adds to orders: it leaves out every extension that is no field of the entity. */
class OrderExtension extends EntityExtension
{
    public const WITHDRAWAL = 'shopWithdrawal';
    public const HISTORY = 'shopHistory';

    public function extendFields(FieldCollection $collection): void
    {
        $collection->add((new JsonField('shop_withdrawal', self::WITHDRAWAL))->addFlags(new ApiAware(), new Runtime()));
        $collection->add((new JsonField('shop_history', self::HISTORY))->addFlags(new ApiAware(), new Runtime()));
    }

    /** Asked for up to 6.6. */
    public function getDefinitionClass(): string
    {
        return OrderDefinition::class;
    }

    /** Asked for from 6.7 on. */
    public function getEntityName(): string
    {
        return OrderDefinition::ENTITY_NAME;
    }
}
