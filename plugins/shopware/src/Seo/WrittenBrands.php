<?php declare(strict_types=1);

namespace Weefsel\Shop\Seo;

/** Which brands a write was about. */
final class WrittenBrands
{
    /**
     * A name is in the translation of a brand, which may be written for itself.
     *
     * @param array<mixed> $brands keys of `product_manufacturer`
     * @param array<mixed> $translations keys of `product_manufacturer_translation`: brand and language
     *
     * @return list<string>
     */
    public static function of(array $brands, array $translations): array
    {
        $translated = array_map(
            static fn (mixed $key) => \is_array($key) ? ($key['productManufacturerId'] ?? null) : null,
            $translations,
        );

        return array_values(array_unique(array_filter([...$brands, ...$translated], \is_string(...))));
    }
}
