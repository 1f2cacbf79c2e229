<?php declare(strict_types=1);

namespace Weefsel\Shop\Migration;

use Doctrine\DBAL\Connection;
use Shopware\Core\Framework\Migration\MigrationStep;

/** The plugin's own tables. Codes and hashes are compared letter by letter. */
class Migration1764000000ShopTables extends MigrationStep
{
    public function getCreationTimestamp(): int
    {
        return 1764000000;
    }

    public function update(Connection $connection): void
    {
        $connection->executeStatement(<<<'SQL'
            CREATE TABLE IF NOT EXISTS `nd_withdrawal` (
                `id` BINARY(16) NOT NULL,
                `code` VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
                `order_id` BINARY(16) NOT NULL,
                `order_version_id` BINARY(16) NOT NULL,
                `number` INT UNSIGNED NULL,
                `name` VARCHAR(255) NOT NULL,
                `email` VARCHAR(255) NOT NULL,
                `reason` LONGTEXT NULL,
                `chosen` JSON NULL,
                `basis` VARCHAR(8) NULL,
                `unsent` TINYINT(1) NOT NULL DEFAULT 0,
                `paid` TINYINT(1) NOT NULL DEFAULT 0,
                `goods_cents` INT UNSIGNED NOT NULL DEFAULT 0,
                `delivery_cents` INT UNSIGNED NOT NULL DEFAULT 0,
                `confirmed_at` DATETIME(3) NULL,
                `received_at` DATETIME(3) NULL,
                `refunded_at` DATETIME(3) NULL,
                `receipt_sent_at` DATETIME(3) NULL,
                `label_code` VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
                `created_at` DATETIME(3) NOT NULL,
                `updated_at` DATETIME(3) NULL,
                PRIMARY KEY (`id`),
                UNIQUE KEY `uniq.nd_withdrawal.code` (`code`),
                UNIQUE KEY `uniq.nd_withdrawal.label_code` (`label_code`),
                UNIQUE KEY `uniq.nd_withdrawal.number` (`order_id`, `order_version_id`, `number`),
                CONSTRAINT `fk.nd_withdrawal.order_id` FOREIGN KEY (`order_id`, `order_version_id`)
                    REFERENCES `order` (`id`, `version_id`) ON DELETE CASCADE ON UPDATE CASCADE
            ) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci
            SQL);
        $connection->executeStatement(<<<'SQL'
            CREATE TABLE IF NOT EXISTS `nd_stock_alert` (
                `id` BINARY(16) NOT NULL,
                `product_id` BINARY(16) NOT NULL,
                `product_version_id` BINARY(16) NOT NULL,
                `sales_channel_id` BINARY(16) NOT NULL,
                `language_id` BINARY(16) NOT NULL,
                `email` VARCHAR(254) NOT NULL,
                `label` VARCHAR(255) NOT NULL,
                `origin` VARCHAR(255) NOT NULL,
                `path` VARCHAR(750) NOT NULL,
                `status` VARCHAR(16) NOT NULL,
                `hash` CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
                `created_at` DATETIME(3) NOT NULL,
                `updated_at` DATETIME(3) NULL,
                PRIMARY KEY (`id`),
                UNIQUE KEY `uniq.nd_stock_alert.hash` (`hash`),
                UNIQUE KEY `uniq.nd_stock_alert.wish` (`email`, `product_id`, `product_version_id`, `sales_channel_id`),
                CONSTRAINT `fk.nd_stock_alert.product_id` FOREIGN KEY (`product_id`, `product_version_id`)
                    REFERENCES `product` (`id`, `version_id`) ON DELETE CASCADE ON UPDATE CASCADE,
                CONSTRAINT `fk.nd_stock_alert.sales_channel_id` FOREIGN KEY (`sales_channel_id`)
                    REFERENCES `sales_channel` (`id`) ON DELETE CASCADE ON UPDATE CASCADE
            ) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_unicode_ci
            SQL);
    }
}
