<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StockAlert;

use Shopware\Core\Content\Product\ProductEntity;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\Entity;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\Framework\RateLimiter\RateLimiter;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Weefsel\Shop\Mail\ShopMailer;
use Weefsel\Shop\ShopException;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Who wants to hear when something that is sold out is back. */
final class StockAlerts
{
    public const LIMIT = 'nd_stock_alert';

    public function __construct(
        private readonly EntityRepository $alerts,
        private readonly EntityRepository $products,
        private readonly ShopMailer $mailer,
        private readonly ShopSettings $settings,
        private readonly RateLimiter $rateLimiter,
    ) {
    }

    /**
     * Notes that somebody wants to hear when a variant is back, and asks by mail whether it was really them.
     *
     * @param string $email in small letters, and valid
     *
     * @return bool whether it is sold out at all. Who asks twice is mailed once.
     */
    public function ask(string $email, ProductEntity $product, string $ip, SalesChannelContext $context): bool
    {
        if (self::stockOf($product) > 0) {
            return false;
        }
        $known = $this->one([
            'email' => $email,
            'productId' => $product->getId(),
            'salesChannelId' => $context->getSalesChannelId(),
        ], $context->getContext());
        if ($known?->get('status') === StockAlertDefinition::WAITING) {
            return true;
        }
        $this->rateLimiter->ensureAccepted(self::LIMIT, $email . '-' . $ip);
        // A new hash: what was ended by an old link is not begun again by it.
        $hash = Uuid::randomHex();
        $this->alerts->upsert([[
            'id' => $known === null ? Uuid::randomHex() : (string) $known->get('id'),
            'productId' => $product->getId(),
            'salesChannelId' => $context->getSalesChannelId(),
            'languageId' => $context->getLanguageId(),
            'email' => $email,
            'label' => StockAlertProducts::labelOf($product),
            'origin' => $this->settings->storefrontUrl($context),
            'path' => StockAlertProducts::pathOf($product),
            'status' => StockAlertDefinition::NOT_SET,
            'hash' => $hash,
        ]], $context->getContext());
        $alert = $this->one(['hash' => $hash], $context->getContext());
        if ($alert !== null) {
            $this->mail(ShopMailer::STOCK_ALERT_CONFIRMATION, $alert, $context->getContext());
        }

        return true;
    }

    /** Believes who followed the link in the mail; what is back meanwhile is told at once. @throws ShopException 404 */
    public function confirm(string $hash, Context $context): void
    {
        $alert = $this->byHash($hash, $context);
        if ($alert === null || $alert->get('status') === StockAlertDefinition::OPT_OUT) {
            throw ShopException::stockAlertUnknown();
        }
        if ($alert->get('status') !== StockAlertDefinition::NOT_SET) {
            return;
        }
        $this->alerts->update([['id' => $alert->get('id'), 'status' => StockAlertDefinition::WAITING]], $context);
        $this->tellWaiting([(string) $alert->get('productId')], $context);
    }

    /** Ends all alerts of the address that a link was mailed to. @throws ShopException 404 */
    public function stop(string $hash, Context $context): void
    {
        $alert = $this->byHash($hash, $context) ?? throw ShopException::stockAlertUnknown();
        $criteria = (new Criteria())->addFilter(new EqualsFilter('email', $alert->get('email')));
        $changes = array_map(
            static fn (string $id) => ['id' => $id, 'status' => StockAlertDefinition::OPT_OUT],
            $this->alerts->searchIds($criteria, $context)->getIds(),
        );
        $this->alerts->update($changes, $context);
    }

    /**
     * Tells everybody who waits for something that is back; nobody hears it twice.
     *
     * @param list<string> $productIds of those that are not back nobody is told
     */
    public function tellWaiting(array $productIds, Context $context): void
    {
        if ($productIds === []) {
            return;
        }
        $criteria = new Criteria();
        $criteria->addFilter(new EqualsAnyFilter('productId', $productIds));
        $criteria->addFilter(new EqualsFilter('status', StockAlertDefinition::WAITING));
        $waiting = $this->alerts->search($criteria, $context)->getEntities();
        if ($waiting->count() === 0) {
            return;
        }
        $stock = [];
        foreach ($this->products->search(new Criteria($productIds), $context)->getEntities() as $product) {
            \assert($product instanceof ProductEntity);
            $stock[$product->getId()] = self::stockOf($product);
        }
        foreach ($waiting as $alert) {
            \assert($alert instanceof Entity);
            if (($stock[(string) $alert->get('productId')] ?? 0) < 1) {
                continue;
            }
            // Noted first: a second change of the stock at the same time mails nobody twice.
            $this->alerts->update([['id' => $alert->get('id'), 'status' => StockAlertDefinition::TOLD]], $context);
            if (!$this->mail(ShopMailer::STOCK_ALERT, $alert, $context)) {
                $this->alerts->update([['id' => $alert->get('id'), 'status' => StockAlertDefinition::WAITING]], $context);
            }
        }
    }

    private static function stockOf(ProductEntity $product): int
    {
        return $product->getAvailableStock() ?? $product->getStock();
    }

    private function mail(string $type, Entity $alert, Context $context): bool
    {
        $email = (string) $alert->get('email');
        $link = $alert->get('origin') . '/stock-alert?' . http_build_query(['hash' => $alert->get('hash')]);

        return $this->mailer->send($type, $email, '', (string) $alert->get('salesChannelId'), [
            'label' => $alert->get('label'),
            'confirmUrl' => $link,
            'stopUrl' => $link . '&doe=stop',
            'productUrl' => $alert->get('origin') . '/' . $alert->get('path'),
        ], $context);
    }

    private function byHash(string $hash, Context $context): ?Entity
    {
        return Uuid::isValid($hash) ? $this->one(['hash' => $hash], $context) : null;
    }

    /** @param array<string, string> $values */
    private function one(array $values, Context $context): ?Entity
    {
        $criteria = (new Criteria())->setLimit(1);
        foreach ($values as $field => $value) {
            $criteria->addFilter(new EqualsFilter($field, $value));
        }
        $found = $this->alerts->search($criteria, $context)->getEntities()->first();

        return $found instanceof Entity ? $found : null;
    }
}
