<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Withdrawal;

use Shopware\Core\Checkout\Order\OrderDefinition;
use Shopware\Core\Framework\DataAbstractionLayer\EntityDefinition;
use Shopware\Core\Framework\DataAbstractionLayer\Field\BoolField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\DateTimeField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\FkField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\Flag\PrimaryKey;
use Shopware\Core\Framework\DataAbstractionLayer\Field\Flag\Required;
use Shopware\Core\Framework\DataAbstractionLayer\Field\IdField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\IntField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\JsonField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\LongTextField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\ReferenceVersionField;
use Shopware\Core\Framework\DataAbstractionLayer\Field\StringField;
use Shopware\Core\Framework\DataAbstractionLayer\FieldCollection;

/** A statement that some goods of an order are given up; not made before it is confirmed. */
class WithdrawalDefinition extends EntityDefinition
{
    public const ENTITY_NAME = 'nd_withdrawal';

    public function getEntityName(): string
    {
        return self::ENTITY_NAME;
    }

    protected function defineFields(): FieldCollection
    {
        return new FieldCollection([
            (new IdField('id', 'id'))->addFlags(new PrimaryKey(), new Required()),
            // Opens it to whoever began it.
            (new StringField('code', 'code', 64))->addFlags(new Required()),
            (new FkField('order_id', 'orderId', OrderDefinition::class))->addFlags(new Required()),
            (new ReferenceVersionField(OrderDefinition::class))->addFlags(new Required()),
            // Counts the confirmed ones of an order, from 1.
            new IntField('number', 'number'),
            (new StringField('name', 'name'))->addFlags(new Required()),
            // Where its receipt goes.
            (new StringField('email', 'email'))->addFlags(new Required()),
            new LongTextField('reason', 'reason'),
            // By id of an order's line how many of it are given up.
            new JsonField('chosen', 'chosen'),
            new StringField('basis', 'basis', 8),
            // Whether the goods had not been sent, so that nothing has to come back.
            new BoolField('unsent', 'unsent'),
            // Whether money had come in that has to go back.
            new BoolField('paid', 'paid'),
            new IntField('goods_cents', 'goodsCents'),
            new IntField('delivery_cents', 'deliveryCents'),
            new DateTimeField('confirmed_at', 'confirmedAt'),
            new DateTimeField('received_at', 'receivedAt'),
            new DateTimeField('refunded_at', 'refundedAt'),
            // Null as long as the receipt could not be mailed: confirming again mails it.
            new DateTimeField('receipt_sent_at', 'receiptSentAt'),
            // Opens the label of its parcel, the sender's address on it.
            new StringField('label_code', 'labelCode', 64),
        ]);
    }
}
