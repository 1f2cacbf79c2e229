<?php declare(strict_types=1);

namespace Weefsel\Shop\Mail;

use Psr\Log\LoggerInterface;
use Shopware\Core\Content\Mail\Service\AbstractMailService;
use Shopware\Core\Content\MailTemplate\MailTemplateEntity;
use Shopware\Core\Framework\Context;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Criteria;
use Shopware\Core\Framework\DataAbstractionLayer\Search\Filter\EqualsFilter;

/** Sends the shop's own mails with the templates that can be changed in the administration. */
final class ShopMailer
{
    public const STOCK_ALERT_CONFIRMATION = 'nd_stock_alert_confirmation';
    public const STOCK_ALERT = 'nd_stock_alert';
    public const WITHDRAWAL = 'nd_withdrawal_receipt';

    public function __construct(
        private readonly AbstractMailService $mailService,
        private readonly EntityRepository $templates,
        private readonly LoggerInterface $logger,
    ) {
    }

    /**
     * @param string $type technical name of the template's type
     * @param array<string, mixed> $data what the template shows
     *
     * @return bool false when it could not be sent; why is in the log
     */
    public function send(string $type, string $to, string $name, string $salesChannelId, array $data, Context $context): bool
    {
        try {
            $template = $this->templateOf($type, $context);
            if ($template === null) {
                $this->logger->critical('There is no mail template of a type.', ['type' => $type]);

                return false;
            }
            $sent = $this->mailService->send([
                'recipients' => [$to => $name === '' ? $to : $name],
                'salesChannelId' => $salesChannelId,
                'senderName' => (string) $template->getTranslation('senderName'),
                'subject' => (string) $template->getTranslation('subject'),
                'contentHtml' => (string) $template->getTranslation('contentHtml'),
                'contentPlain' => (string) $template->getTranslation('contentPlain'),
            ], $context, $data);
            if ($sent === null) {
                $this->logger->critical('A mail was not sent.', ['type' => $type]);
            }

            return $sent !== null;
        } catch (\Throwable $error) {
            $this->logger->critical('A mail was not sent.', ['type' => $type, 'exception' => $error]);

            return false;
        }
    }

    private function templateOf(string $type, Context $context): ?MailTemplateEntity
    {
        $criteria = (new Criteria())
            ->addFilter(new EqualsFilter('mailTemplateType.technicalName', $type))
            ->setLimit(1);
        $found = $this->templates->search($criteria, $context)->getEntities()->first();

        return $found instanceof MailTemplateEntity ? $found : null;
    }
}
