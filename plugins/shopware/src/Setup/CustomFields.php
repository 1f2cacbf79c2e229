<?php declare(strict_types=1);

namespace Weefsel\Shop\Setup;

use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\System\CustomField\CustomFieldTypes;

/** The fields of reviews, products, categories, brands and addresses that the storefront reads. */
final class CustomFields
{
    private const SETS = [
        'nd_review' => ['product_review', [
            'nd_size' => [CustomFieldTypes::TEXT, 'Maat'],
            'nd_fit' => [CustomFieldTypes::TEXT, 'Pasvorm (small, true, large)'],
            'nd_verified' => [CustomFieldTypes::BOOL, 'Geverifieerde aankoop'],
        ]],
        'nd_product' => ['product', [
            'nd_measures' => [CustomFieldTypes::JSON, 'Maten van het artikel zelf'],
        ]],
        'nd_category' => ['category', [
            'nd_menu_highlight_on' => [CustomFieldTypes::BOOL, 'Uitgelicht in het menu'],
            'nd_category_search_id' => [CustomFieldTypes::TEXT, 'Nummer bij de zoekleverancier'],
            'nd_category_search_name' => [CustomFieldTypes::TEXT, 'Naam bij de zoekleverancier'],
        ]],
        'nd_address' => ['customer_address', [
            'nd_street' => [CustomFieldTypes::TEXT, 'Straat'],
            'nd_house_number' => [CustomFieldTypes::TEXT, 'Huisnummer'],
            'nd_addition' => [CustomFieldTypes::TEXT, 'Toevoeging'],
        ]],
        'nd_manufacturer' => ['product_manufacturer', [
            'nd_maker_address' => [CustomFieldTypes::TEXT, 'Adres van de maker'],
            'nd_maker_contact' => [CustomFieldTypes::TEXT, 'E-mailadres van de maker'],
        ]],
    ];

    /** The set that customers fill in themselves. */
    private const WRITTEN_BY_CUSTOMERS = 'nd_address';

    public function __construct(private readonly EntityRepository $sets)
    {
    }

    public function install(Context $context): void
    {
        $known = array_keys($this->idsByName($context));
        foreach (self::SETS as $set => [$entity, $fields]) {
            if (\in_array($set, $known, true)) {
                continue;
            }
            $this->sets->create([[
                'name' => $set,
                'config' => ['label' => ['nl-NL' => 'Weefsel', 'en-GB' => 'Weefsel']],
                'relations' => [['entityName' => $entity]],
                'customFields' => array_map(static fn (string $name, array $field) => [
                    'name' => $name,
                    'type' => $field[0],
                    'config' => ['label' => ['nl-NL' => $field[1], 'en-GB' => $field[1]]],
                    'allowCustomerWrite' => $set === self::WRITTEN_BY_CUSTOMERS,
                ], array_keys($fields), array_values($fields)),
            ]], $context);
        }
    }

    public function remove(Context $context): void
    {
        $ids = array_values($this->idsByName($context));
        if ($ids !== []) {
            $this->sets->delete(array_map(static fn (string $id) => ['id' => $id], $ids), $context);
        }
    }

    /** @return array<string, string> */
    private function idsByName(Context $context): array
    {
        $criteria = (new Criteria())->addFilter(new EqualsAnyFilter('name', array_keys(self::SETS)));
        $found = [];
        foreach ($this->sets->search($criteria, $context)->getEntities() as $set) {
            $found[(string) $set->get('name')] = (string) $set->get('id');
        }

        return $found;
    }
}
