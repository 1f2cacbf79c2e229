import '../../../libs/ui/src/styles/index.css';
