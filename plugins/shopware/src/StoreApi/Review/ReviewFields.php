<?php declare(strict_types=1);

namespace Weefsel\Shop\StoreApi\Review;

/** The shop's own fields of a review: what they say amiss counts as not said. */
final class ReviewFields
{
    private const FITS = ['small', 'true', 'large'];
    private const LONGEST_SIZE = 30;

    /** @return array{nd_size: string|null, nd_fit: string|null} */
    public static function from(mixed $customFields): array
    {
        $sent = \is_array($customFields) ? $customFields : [];
        $size = \is_string($sent['nd_size'] ?? null) ? mb_substr(trim($sent['nd_size']), 0, self::LONGEST_SIZE) : '';
        $fit = $sent['nd_fit'] ?? null;

        return [
            'nd_size' => $size === '' ? null : $size,
            'nd_fit' => \in_array($fit, self::FITS, true) ? $fit : null,
        ];
    }
}
