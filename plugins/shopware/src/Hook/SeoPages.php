<?php declare(strict_types=1);

namespace Weefsel\Shop\Hook;

/** What the SEO URLs of the platform's own pages are of. */
final class SeoPages
{
    private const PAGES = [
        'detail' => 'product',
        'navigation' => 'category',
        'landingPage' => 'landing_page',
        'manufacturer' => 'product_manufacturer',
    ];

    /**
     * The entities whose addresses were made anew. The platform's updates name no route, so that the path tells
     * them apart: `/detail/<id>`.
     *
     * @param array<mixed> $seoUrls
     *
     * @return array<string, list<string>> ids by entity
     */
    public static function idsIn(array $seoUrls): array
    {
        $ids = [];
        foreach ($seoUrls as $seoUrl) {
            $path = \is_array($seoUrl) ? ($seoUrl['pathInfo'] ?? null) : null;
            $isPage = \is_string($path) && preg_match('#^/(\w+)/([0-9a-f]{32})$#D', $path, $found) === 1;
            $entity = $isPage ? self::PAGES[$found[1]] ?? null : null;
            if ($entity !== null) {
                $ids[$entity][] = $found[2];
            }
        }

        return $ids;
    }
}
