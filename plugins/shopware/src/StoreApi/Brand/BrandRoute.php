<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Brand;

use Shopware\Core\Framework\Routing\RoutingException;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\Framework\Uuid\UuidException;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Attribute\Route;
use Weefsel\Shop\StoreApi\Body;

/** The brand directory, and where the pages of brands are. */
#[Route(defaults: ['_routeScope' => ['store-api']])]
class BrandRoute
{
    public function __construct(private readonly Brands $brands)
    {
    }

    #[Route(path: '/store-api/brands', name: 'store-api.nd.brands', methods: ['GET'])]
    public function all(SalesChannelContext $context): JsonResponse
    {
        return new JsonResponse(['brands' => $this->brands->list(null, $context)]);
    }

    #[Route(path: '/store-api/brands/{gender}', name: 'store-api.nd.brands.gender', methods: ['GET'])]
    public function ofGender(string $gender, SalesChannelContext $context): JsonResponse
    {
        if (!\in_array($gender, Brands::GENDERS, true)) {
            throw RoutingException::invalidRequestParameter('gender');
        }

        return new JsonResponse(['brands' => $this->brands->list($gender, $context)]);
    }

    #[Route(path: '/store-api/brandUrls', name: 'store-api.nd.brand-urls', methods: ['POST'])]
    public function urls(Request $request, SalesChannelContext $context): JsonResponse
    {
        // An empty map is an object here, not a list.
        return new JsonResponse((object) $this->brands->urlsOf(Body::texts($request, 'ids', 'brands'), $context));
    }

    #[Route(path: '/store-api/manufacturer/{manufacturerId}/seo-urls', name: 'store-api.nd.manufacturer.seo-urls', methods: ['GET'])]
    public function pages(string $manufacturerId, SalesChannelContext $context): JsonResponse
    {
        if (!Uuid::isValid($manufacturerId)) {
            throw UuidException::invalidUuid($manufacturerId);
        }

        return new JsonResponse(['seoUrls' => ['all' => $this->brands->pagesOf($manufacturerId, $context)]]);
    }
}
