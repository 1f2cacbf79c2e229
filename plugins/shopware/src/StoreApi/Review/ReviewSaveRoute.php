<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Review;

use Shopware\Core\Content\Product\SalesChannel\Review\AbstractProductReviewSaveRoute;
use Shopware\Core\Framework\Validation\DataBag\DataBag;
use Shopware\Core\Framework\Validation\DataBag\RequestDataBag;
use Shopware\Core\System\SalesChannel\NoContentResponse;
use Shopware\Core\System\SalesChannel\SalesChannelContext;

/** The platform's own way to write a review, of the product whatever variant was named, with the shop's own fields. */
class ReviewSaveRoute extends AbstractProductReviewSaveRoute
{
    public function __construct(
        private readonly AbstractProductReviewSaveRoute $decorated,
        private readonly OwnReviews $reviews,
    ) {
    }

    public function getDecorated(): AbstractProductReviewSaveRoute
    {
        return $this->decorated;
    }

    public function save(string $productId, RequestDataBag $data, SalesChannelContext $context): NoContentResponse
    {
        $sent = $data->get('customFields');
        $subject = $this->reviews->productIdOf($productId, $context->getContext());
        $response = $this->decorated->save($subject, $data, $context);
        $customer = $context->getCustomer();
        $review = $customer === null ? null : $this->reviews->find($subject, $customer->getId(), $context->getContext());
        if ($customer !== null && $review !== null) {
            $fields = $sent instanceof DataBag ? $sent->all() : $sent;
            $this->reviews->note($review, $fields, $customer->getId(), $context->getContext());
        }

        return $response;
    }
}
