<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Review;

use Shopware\Core\Checkout\Cart\CartException;
use Shopware\Core\Content\Product\Aggregate\ProductReview\ProductReviewEntity;
use Shopware\Core\System\SalesChannel\SalesChannelContext;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Attribute\Route;
use Weefsel\Shop\ShopException;

/** A customer's review of a product, approved or not, and taking it back. */
#[Route(defaults: ['_routeScope' => ['store-api']])]
class ReviewRoute
{
    public function __construct(private readonly OwnReviews $reviews)
    {
    }

    #[Route(path: '/store-api/nd/product/{productId}/review', name: 'store-api.nd.review.own', methods: ['GET'], defaults: ['_loginRequired' => true])]
    public function load(string $productId, SalesChannelContext $context): JsonResponse
    {
        $review = $this->own($productId, $context);

        return new JsonResponse([
            'id' => $review->getId(),
            'productId' => $review->getProductId(),
            'title' => $review->getTitle(),
            'content' => $review->getContent(),
            'points' => $review->getPoints(),
            'status' => (bool) $review->getStatus(),
            'externalUser' => $review->getExternalUser(),
            'comment' => $review->getComment(),
            'createdAt' => $review->getCreatedAt()?->format(\DATE_RFC3339_EXTENDED),
            'updatedAt' => $review->getUpdatedAt()?->format(\DATE_RFC3339_EXTENDED),
            // Without any it is no empty list on the wire.
            'customFields' => $review->getCustomFields() ?: null,
            'apiAlias' => 'product_review',
        ]);
    }

    #[Route(path: '/store-api/nd/product/{productId}/review', name: 'store-api.nd.review.withdraw', methods: ['DELETE'], defaults: ['_loginRequired' => true])]
    public function withdraw(string $productId, SalesChannelContext $context): Response
    {
        $this->reviews->remove($this->own($productId, $context)->getId(), $context->getContext());

        return new Response(null, Response::HTTP_NO_CONTENT);
    }

    private function own(string $productId, SalesChannelContext $context): ProductReviewEntity
    {
        $customer = $context->getCustomer() ?? throw CartException::customerNotLoggedIn();
        $subject = $this->reviews->productIdOf($productId, $context->getContext());

        return $this->reviews->find($subject, $customer->getId(), $context->getContext()) ?? throw ShopException::reviewUnknown();
    }
}
