<?php declare(strict_types=1);

namespace Weefsel\Shop\Setup;

use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsAnyFilter;
use Shopware\Core\Framework\Uuid\Uuid;
use Weefsel\Shop\Mail\ShopMailer;

/** Mail templates as they are installed; what was changed in the administration afterwards stays. */
final class MailTemplates
{
    private const MAILS = [
        ShopMailer::WITHDRAWAL => [
            'Ontvangstbevestiging van een herroeping of retour',
            "Ontvangstbevestiging: {{ isByLaw ? 'herroeping' : 'retour' }} van bestelling {{ order.orderNumber }}",
        ],
        ShopMailer::STOCK_ALERT_CONFIRMATION => ['Bevestiging van een voorraadbericht', 'Bevestig dat we je mogen mailen'],
        ShopMailer::STOCK_ALERT => ['Weer op voorraad', 'Weer op voorraad: {{ label }}'],
    ];

    public function __construct(private readonly EntityRepository $types, private readonly EntityRepository $templates)
    {
    }

    public function install(Context $context): void
    {
        $known = $this->idsByName($context);
        foreach (self::MAILS as $type => [$name, $subject]) {
            if (isset($known[$type])) {
                continue;
            }
            $html = (string) file_get_contents(__DIR__ . '/../Resources/mails/' . $type . '.html.twig');
            $typeId = Uuid::randomHex();
            $this->types->create([['id' => $typeId, 'technicalName' => $type, 'name' => $name]], $context);
            $this->templates->create([[
                'id' => Uuid::randomHex(),
                'systemDefault' => true,
                'mailTemplateTypeId' => $typeId,
                'senderName' => '{{ salesChannel.name }}',
                'subject' => $subject,
                'description' => $name,
                'contentHtml' => $html,
                'contentPlain' => self::plain($html),
            ]], $context);
        }
    }

    public function remove(Context $context): void
    {
        $typeIds = array_values($this->idsByName($context));
        if ($typeIds === []) {
            return;
        }
        $criteria = (new Criteria())->addFilter(new EqualsAnyFilter('mailTemplateTypeId', $typeIds));
        $asKeys = static fn (array $ids) => array_map(static fn (string $id) => ['id' => $id], $ids);
        $templateIds = $this->templates->searchIds($criteria, $context)->getIds();
        if ($templateIds !== []) {
            $this->templates->delete($asKeys($templateIds), $context);
        }
        $this->types->delete($asKeys($typeIds), $context);
    }

    /** The same in plain text: links with their address behind them. */
    public static function plain(string $html): string
    {
        $links = (string) preg_replace('/<a href="(\{\{ \w+ \}\})">([^<]*)<\/a>/', '$2: $1', $html);
        $lines = preg_replace(['/<br>/', '/<\/p>/', '/<[^>{}]+>/'], ["\n", "\n", ''], $links);

        return trim((string) preg_replace("/\n{3,}/", "\n\n", (string) $lines));
    }

    /** @return array<string, string> */
    private function idsByName(Context $context): array
    {
        $criteria = (new Criteria())->addFilter(new EqualsAnyFilter('technicalName', array_keys(self::MAILS)));
        $found = [];
        foreach ($this->types->search($criteria, $context)->getEntities() as $type) {
            $found[(string) $type->get('technicalName')] = (string) $type->get('id');
        }

        return $found;
    }
}
