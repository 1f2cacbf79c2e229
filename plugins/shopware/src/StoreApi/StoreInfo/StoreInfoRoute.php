<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\StoreInfo;

use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\Routing\Attribute\Route;
use Weefsel\Shop\StoreApi\ShopSettings;

/** Where the shop is, and how it is reached. */
#[Route(defaults: ['_routeScope' => ['store-api']])]
class StoreInfoRoute
{
    private const FIELDS = ['address', 'zipcode', 'city', 'phone', 'whatsapp', 'email', 'facebook', 'instagram', 'tiktok'];

    public function __construct(private readonly ShopSettings $settings)
    {
    }

    #[Route(path: '/store-api/nd/store-info', name: 'store-api.nd.store-info', methods: ['GET'])]
    public function load(SalesChannelContext $context): JsonResponse
    {
        $set = fn (string $name) => $this->settings->text($name, $context->getSalesChannelId());
        $info = [];
        foreach (self::FIELDS as $field) {
            $info[$field] = $set('store' . ucfirst($field));
        }
        $hours = [];
        foreach (OpeningHours::DAYS as $day) {
            $hours[$day] = OpeningHours::toWire($set('open' . ucfirst($day)));
        }

        return new JsonResponse([...$info, 'openingHours' => $hours, 'apiAlias' => 'nd_store_info']);
    }
}
