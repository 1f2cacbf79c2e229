<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Review;

use Shopware\Core\Content\Product\Aggregate\ProductReview\ProductReviewEntity;
use Shopware\Core\Content\Product\ProductEntity;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\MultiFilter;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\NotFilter;
use Shopware\Core\Framework\Uuid\Uuid;
use Shopware\Core\Framework\Uuid\UuidException;

/** Reviews of customers, one of each product in whatever colour and size. */
final class OwnReviews
{
    private const PAID = ['paid', 'paid_partially', 'authorized', 'refunded', 'refunded_partially'];
    private const SENT = ['shipped', 'shipped_partially', 'returned', 'returned_partially'];

    public function __construct(
        private readonly EntityRepository $reviews,
        private readonly EntityRepository $products,
        private readonly EntityRepository $orderLines,
    ) {
    }

    /** The product that an id is of, or that has a variant of that id; the id itself when it is of neither. */
    public function productIdOf(string $id, Context $context): string
    {
        if (!Uuid::isValid($id)) {
            throw UuidException::invalidUuid($id);
        }
        $found = $this->products->search(new Criteria([$id]), $context)->getEntities()->first();

        return $found instanceof ProductEntity ? $found->getParentId() ?? $id : $id;
    }

    /** A customer's own review of a product, approved or not. */
    public function find(string $productId, string $customerId, Context $context): ?ProductReviewEntity
    {
        $criteria = (new Criteria())
            ->addFilter(
                new EqualsFilter('customerId', $customerId),
                // Of a variant are those that were written before there was this plugin.
                new MultiFilter(MultiFilter::CONNECTION_OR, [
                    new EqualsFilter('productId', $productId),
                    new EqualsFilter('product.parentId', $productId),
                ]),
            )
            ->setLimit(1);
        $found = $this->reviews->search($criteria, $context)->getEntities()->first();

        return $found instanceof ProductReviewEntity ? $found : null;
    }

    public function remove(string $reviewId, Context $context): void
    {
        $this->reviews->delete([['id' => $reviewId]], $context);
    }

    /** Keeps the shop's own fields with a review, and whether it was bought here. */
    public function note(ProductReviewEntity $review, mixed $customFields, string $customerId, Context $context): void
    {
        $fields = [
            ...ReviewFields::from($customFields),
            'nd_verified' => $this->hasBought($customerId, $review->getProductId(), $context),
        ];
        $this->reviews->update([['id' => $review->getId(), 'customFields' => $fields]], $context);
    }

    /** Whether an order with it became a sale: not cancelled, and paid or on its way. */
    private function hasBought(string $customerId, string $productId, Context $context): bool
    {
        $criteria = (new Criteria())->setLimit(1);
        $criteria->addFilter(
            new EqualsFilter('order.orderCustomer.customerId', $customerId),
            new MultiFilter(MultiFilter::CONNECTION_OR, [
                new EqualsFilter('productId', $productId),
                new EqualsFilter('product.parentId', $productId),
            ]),
            new NotFilter(NotFilter::CONNECTION_AND, [new EqualsFilter('order.stateMachineState.technicalName', 'cancelled')]),
            new MultiFilter(MultiFilter::CONNECTION_OR, [
                new EqualsAnyFilter('order.transactions.stateMachineState.technicalName', self::PAID),
                new EqualsAnyFilter('order.deliveries.stateMachineState.technicalName', self::SENT),
            ]),
        );

        return $this->orderLines->searchIds($criteria, $context)->firstId() !== null;
    }
}
