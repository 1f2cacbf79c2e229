<?php declare(strict_types=1);

namespace Weefsel\Shop;

use Doctrine\DBAL\Connection;
use Shopware\Core\Framework\DataAbstractionLayer\EntityRepository;
use Shopware\Core\Framework\Plugin;
use Shopware\Core\Framework\Plugin\Context\InstallContext;
use Shopware\Core\Framework\Plugin\Context\UninstallContext;
use Shopware\Core\Framework\Plugin\Context\UpdateContext;
use Symfony\Component\DependencyInjection\Compiler\PassConfig;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Weefsel\Shop\Seo\BrandSeoUrlRoute;
use Weefsel\Shop\Setup\CustomFields;
use Weefsel\Shop\Setup\MailTemplates;
use Weefsel\Shop\Setup\RateLimits;

/** The calls of the Weefsel storefront beside the Store API. */
class WeefselShop extends Plugin
{
    // Before the platform's own pass makes limiters of what is configured.
    private const BEFORE_LIMITERS = 500;

    public function build(ContainerBuilder $container): void
    {
        parent::build($container);
        $container->addCompilerPass(new RateLimits(), PassConfig::TYPE_BEFORE_OPTIMIZATION, self::BEFORE_LIMITERS);
    }

    public function install(InstallContext $installContext): void
    {
        $this->customFields()->install($installContext->getContext());
        $this->mailTemplates()->install($installContext->getContext());
    }

    public function update(UpdateContext $updateContext): void
    {
        $this->customFields()->install($updateContext->getContext());
        $this->mailTemplates()->install($updateContext->getContext());
    }

    public function uninstall(UninstallContext $uninstallContext): void
    {
        if ($uninstallContext->keepUserData()) {
            return;
        }
        $this->customFields()->remove($uninstallContext->getContext());
        $this->mailTemplates()->remove($uninstallContext->getContext());
        $connection = $this->container?->get(Connection::class);
        \assert($connection instanceof Connection);
        $route = ['route' => BrandSeoUrlRoute::ROUTE_NAME];
        $connection->executeStatement('DELETE FROM `seo_url_template` WHERE `route_name` = :route', $route);
        $connection->executeStatement('DELETE FROM `seo_url` WHERE `route_name` = :route', $route);
        $connection->executeStatement('DROP TABLE IF EXISTS `nd_withdrawal`, `nd_stock_alert`');
    }

    private function customFields(): CustomFields
    {
        return new CustomFields($this->repository('custom_field_set'));
    }

    private function mailTemplates(): MailTemplates
    {
        return new MailTemplates($this->repository('mail_template_type'), $this->repository('mail_template'));
    }

    private function repository(string $entity): EntityRepository
    {
        $repository = $this->container?->get($entity . '.repository');
        \assert($repository instanceof EntityRepository);

        return $repository;
    }
}
