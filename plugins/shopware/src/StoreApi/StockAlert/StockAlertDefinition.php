<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StockAlert;

use Shopware\Core\Content\Product\ProductDefinition;
use Shopware\Core\Framework\DataAbstractionLayer\EntityDefinition;
use Shopware\Core\Framework\DataAbstractionLayer\Field\FkField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\Flag\PrimaryKey;
use Shopware\Core\Framework\DataAbstractionLayer\Field\Flag\Required;
use Shopware\Core\Framework\DataAbstractionLayer\Field\IdField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\ReferenceVersionField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\StringField;
use Shopware\Core\Framework\DataAbstractionLayer\FieldCollection;
use Shopware\Core\System\Language\LanguageDefinition;
use Shopware\Core\System\SalesChannel\SalesChannelDefinition;

/** Somebody's wish to hear once when a variant is back. */
class StockAlertDefinition extends EntityDefinition
{
    public const ENTITY_NAME = 'nd_stock_alert';

    public const NOT_SET = 'notSet';
    public const WAITING = 'waiting';
    public const TOLD = 'told';
    public const OPT_OUT = 'optOut';

    public function getEntityName(): string
    {
        return self::ENTITY_NAME;
    }

    protected function defineFields(): FieldCollection
    {
        return new FieldCollection([
            (new IdField('id', 'id'))->addFlags(new PrimaryKey(), new Required()),
            (new FkField('product_id', 'productId', ProductDefinition::class))->addFlags(new Required()),
            (new ReferenceVersionField(ProductDefinition::class))->addFlags(new Required()),
            (new FkField('sales_channel_id', 'salesChannelId', SalesChannelDefinition::class))->addFlags(new Required()),
            (new FkField('language_id', 'languageId', LanguageDefinition::class))->addFlags(new Required()),
            (new StringField('email', 'email', 254))->addFlags(new Required()),
            // The product in words, with colour and size.
            (new StringField('label', 'label'))->addFlags(new Required()),
            // Address of the storefront, and the product's path in it.
            (new StringField('origin', 'origin'))->addFlags(new Required()),
            (new StringField('path', 'path', 750))->addFlags(new Required()),
            (new StringField('status', 'status', 16))->addFlags(new Required()),
            // Opens it to whoever got the mail.
            (new StringField('hash', 'hash', 32))->addFlags(new Required()),
        ]);
    }
}
